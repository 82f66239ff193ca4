import { expect, expectAccessible, hydrate, isOnTop, test } from '../support/browser/browser.ts'

const isPhone = (width: number | undefined) => (width ?? 0) < 640

test('an unknown address is answered 404 with two ways on @desktop', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*404/)
  const response = await page.goto('/cette-page-n-existe-pas')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /accueil/i })
    .last()
    .click()
  await expect(page).toHaveURL('/')
})

test('by keyboard: skip link first, then the quick exit, then the help numbers @desktop', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Quitter rapidement ce site' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:3114')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:15')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:112')
})

test('by keyboard: one question opens at a time, and its address leads back to it @desktop', async ({ page }) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').getByRole('button', { expanded: false })
  await questions.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await questions.nth(2).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(page).toHaveURL(/#.+/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
})

test('a change of page puts the focus on its title and says it in the tab', async ({ page, viewport }) => {
  await page.goto('/')
  await hydrate(page)
  if (isPhone(viewport?.width)) await page.getByRole('button', { name: /menu/i }).click()
  const navigation = isPhone(viewport?.width) ? page.getByRole('dialog') : page.getByRole('banner')
  await navigation.getByRole('link', { name: 'Tarifs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Tarifs.*Mivoix/)
})

test('on a phone the menu is a sheet under the help numbers, for the keyboard too @phone', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  expect(await isOnTop(page.locator('aside a[href="tel:3114"]'))).toBe(true)
  expect(await isOnTop(page.locator('aside [data-quick-exit]'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  const questions = sheet.getByRole('link', { name: 'FAQ' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(questions).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a phone menu that cannot be loaded gives plain links, and opens as soon as it can @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/)
  const code = '**/assets/mobile-menu-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/urgence')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const links = page.getByRole('navigation', { name: 'Menu' })
  await expect(links.getByRole('link', { name: 'Tarifs' })).toHaveAttribute('href', '/pricing')
  await expect(links.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await expect(page.locator('main a[href="tel:3114"]').first()).toBeAttached()
  await expectAccessible(page)
  await button.click()
  await expect(links).toBeHidden()
  await button.click()
  await links.getByRole('link', { name: 'Tarifs' }).click()
  await expect(page).toHaveURL('/pricing')
  await button.click()
  await expect(links).toBeVisible()
  await page.unroute(code)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('with letters twice as large on a phone, help and quick exit stay in sight @phone', async ({ page }) => {
  for (const path of ['/urgence', '/chat', '/']) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    // Some time later: right after the change the page still had the former width.
    await page.waitForTimeout(1000)
    const bar = page.getByRole('complementary', { name: 'Aide immédiate' })
    for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    // Overlays begin below it: it must not become higher.
    expect((await bar.boundingBox())?.height).toBeLessThan(90)
    if (path === '/urgence') expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test.describe('quick exit', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/meteofrance/)
    await page.route('https://meteofrance.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Météo</title>' }),
    )
  })

  test('the link leaves at once, and the back button does not return @desktop', async ({ page }) => {
    await page.goto('/')
    await page.goto('/contact')
    await hydrate(page)
    await page
      .getByRole('link', { name: /^Quitter/ })
      .last()
      .click()
    await expect(page).toHaveURL(/meteofrance/)
    await page.goBack()
    await expect(page).not.toHaveURL(/contact/)
  })

  test('Shift three times leaves, and takes the drafts along @desktop', async ({ page }) => {
    await page.goto('/contact')
    await hydrate(page)
    await page.getByLabel('Nom complet').fill('Camille')
    await page.getByRole('heading', { level: 1 }).click()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/meteofrance/)
    await page.goto('/contact')
    await expect(page.getByLabel('Nom complet')).toHaveValue('')
  })
})

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the help numbers are there without a network, once any page was visited @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      // The first service worker controls the open page only after `clients.claim()`.
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await context.setOffline(true)
    await page.goto('/urgence')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main a[href="tel:3114"]').first()).toBeVisible()
  })
})

test('who asks the system for more contrast has borders and quiet words as dark as the others @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/faq')
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ['--border', '--input', '--muted-foreground', '--foreground'].map((name) => style.getPropertyValue(name))
  })
  expect(new Set(colours).size).toBe(1)
})

test('the choice of a dark page is kept and shown without a flash @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Apparence').selectOption({ label: 'Sombre' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('no script can write markup or inline styles into a page, nor load a script of another origin @desktop', async ({
  page,
  tolerate,
}) => {
  tolerate(/Trusted(HTML|ScriptURL)|inline style/)
  tolerate(/"blocked-uri":"(trusted-types-sink|inline)"/)
  const refusals = () => {
    const attempts = [
      () => (document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">'),
      () => new Worker('https://evil.example/worker.js'),
      () => (document.createElement('script').src = 'https://evil.example/script.js'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  }
  const isStyled = () => {
    const style = document.createElement('style')
    style.textContent = 'body { opacity: 0.5 }'
    document.head.append(style)
    return getComputedStyle(document.body).opacity !== '1'
  }
  for (const path of ['/', '/login']) {
    await page.goto(path)
    expect(await page.evaluate(refusals)).toEqual(['refused', 'refused', 'refused'])
    expect(await page.evaluate(isStyled)).toBe(false)
  }
})
