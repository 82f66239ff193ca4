import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdScripts, hydrate, test } from '../support/browser/browser.ts'

const bothPages = ['/praticiens', '/praticiens/thomas-b']

test('a visitor chooses a person, then a time, before any account exists', async ({ page, viewport }) => {
  const isWide = (viewport?.width ?? 0) > 640
  await page.goto('/')
  if (isWide) await page.getByRole('banner').getByRole('link', { name: 'Praticiens' }).click()
  else await page.getByRole('main').getByRole('link', { name: 'voir qui vous reçoit' }).click()
  await expect(page).toHaveURL('/praticiens')
  await expect(page.getByRole('heading', { level: 1, name: 'Les personnes qui vous reçoivent' })).toBeVisible()
  const louise = page.getByRole('article', { name: 'Louise P.' })
  await expect(louise).toContainText('Étudiante en psychologie supervisée')
  await expect(louise).toContainText('Supervision : Hélène Girard, psychologue')
  await expectAccessible(page)

  // One filter, by the select of a wide screen or the sheet of a small one; it is kept in the URL.
  if (isWide) {
    await page.getByRole('combobox', { name: 'Langue' }).click()
    await page.getByRole('option', { name: 'Allemand' }).click()
  } else {
    await page.getByRole('button', { name: 'Filtrer' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtrer' })
    await sheet.getByRole('button', { name: 'Allemand' }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Voir 1 personne' }).click()
  }
  await expect(page).toHaveURL('/praticiens?langue=de')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('1 personne, la plus vite disponible')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  await louise.getByRole('link', { name: isWide ? 'Voir le profil de Louise P.' : 'Son profil de Louise P.' }).click()
  await expect(page).toHaveURL('/praticiens/louise-p')
  await expect(page).toHaveTitle('Louise P., étudiante en psychologie supervisée – Mivoix')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /horaires libres de Louise P\./)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/praticiens\/louise-p$/)
  await expect(page.locator('meta[name="robots"]'), 'search engines that run scripts may list it').toHaveCount(0)
  await expect(page.getByText('Louise est étudiante : elle n’est pas psychologue.')).toBeVisible()
  const times = page.getByRole('radiogroup')
  const before = await times.getByRole('radio').count()
  await page.getByRole('button', { name: /^Plus d’horaires \(\d+\)$/ }).click()
  expect(await times.getByRole('radio').count()).toBeGreaterThan(before)
  await expect(times.getByRole('radio').nth(5), 'the first of the new ones').toBeFocused()
  await expectAccessible(page)

  const second = times.getByRole('radio').nth(1)
  const label = (await second.getAttribute('aria-label')) ?? ''
  await second.click()
  await expect(page.getByText(`Heure choisie : ${label}`)).toBeAttached()
  await expect(page.getByText('Annulation gratuite jusqu’au')).toBeVisible()
  const slot = new URL(page.url()).searchParams.get('slot') ?? ''
  expect(Date.parse(slot)).toBeGreaterThan(Date.now())
  await page.getByRole('link', { name: isWide ? 'Continuer avec cette heure' : 'Continuer' }).click()
  await page.waitForURL(/\/appointment\?/)
  const asked = new URL(page.url()).searchParams
  expect([asked.get('with'), asked.get('slot')]).toEqual(['louise-p', slot])
})

test('a time of the list leads straight to its booking, and says whose and when it is', async ({ page }) => {
  await page.goto('/praticiens')
  const time = page
    .getByRole('article', { name: 'Thomas B.' })
    .getByRole('link', { name: /^Thomas B\., \S+ \d+/ })
    .first()
  await expect(time).toHaveAccessibleName(/^Thomas B\., \S+\s\d+\S*\s\S+ à \d+\sh\s\d\d$/)
  await expect(time).toHaveAttribute('href', /^\/appointment\?with=thomas-b&slot=/)
})

test('wishes that nobody meets: the one whose end helps is named @phone', async ({ page }) => {
  await page.goto('/praticiens?sujet=deuil&moment=matin&langue=wo')
  await expect(page.getByText('Personne ne réunit ces trois choix pour le moment.')).toBeVisible()
  await expect(page.getByText('En attendant, les premières personnes libres')).toBeVisible()
  // A visitor signs up first, and returns to the same filters.
  await page.getByRole('button', { name: 'Me prévenir quand un horaire s’ouvre' }).click()
  await expect(page).toHaveURL(/\/register\?type=patient&from=protected/)
  expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBe(
    '/praticiens?sujet=deuil&moment=matin&langue=wo',
  )
  await page.goBack()
  await page.getByRole('main').getByRole('button', { name: 'Retirer « Deuil »', exact: true }).last().click()
  await expect(page).toHaveURL('/praticiens?moment=matin&langue=wo')
  await expect(page.getByRole('article', { name: 'Awa D.' })).toBeVisible()
})

test('an address of nobody’s says so and leads to the others @phone', async ({ page, tolerate }) => {
  tolerate(/404/)
  const answer = await page.goto('/praticiens/personne-du-tout')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Personne à cette adresse' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir les personnes qui vous reçoivent' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const odd of ['%00', 'l’été-عائشة', 'A%27B']) {
    await page.goto(`/praticiens/${odd}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Personne à cette adresse' }), odd).toBeVisible()
  }
})

test('a link to an hour that has passed says so to a visitor, and offers others @phone', async ({ page }) => {
  await page.goto('/appointment?with=awa-d&slot=2020-01-01T08:00:00.000Z')
  await expect(page.getByText('Cette heure est passée.')).toBeVisible()
  await expect(page.getByText('Vous réservez avec Awa D.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Me prévenir si cette heure se libère' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).locator('visible=true').click()
  await expect(page.getByRole('main').getByText('Choisissez une heure libre.').first()).toBeVisible()
  const offered = page.getByRole('status').filter({ hasText: 'Cette heure est passée.' }).getByRole('button')
  await offered.first().click()
  await expect(page.getByText('Cette heure est passée.')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: / à \d/, checked: true }).locator('visible=true')).toHaveCount(1)
  await page.goto('/appointment?with=personne-du-tout&slot=2020-01-01T08:00:00.000Z')
  await expect(page.getByText('Cette personne ne reçoit pas en ce moment.')).toBeVisible()
  await expect(page.getByText('Cette heure est passée.'), 'one reason is enough').toHaveCount(0)
})

test('nothing moves while it loads, and nothing is cut off on the smallest screen', async ({ page, viewport }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of bothPages) {
    await page.setViewportSize(viewport ?? { width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByRole(path === '/praticiens' ? 'article' : 'radio').first()).toBeVisible()
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted'))), path).toBeLessThanOrEqual(0.01)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
  }
})

test('nobody’s touch loads no script, and the first one changes nothing on the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of bothPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts, path).toEqual([])
    const [before, head] = [await page.getByRole('main').innerText(), await page.locator('head').ariaSnapshot()]
    const title = await page.title()
    await hydrate(page)
    expect(await page.getByRole('main').innerText(), path).toBe(before)
    expect([await page.title(), await page.locator('head').ariaSnapshot()]).toEqual([title, head])
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    scripts.length = 0
  }
})

test('a filter that is touched before the scripts came is applied', async ({ page, viewport }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/praticiens')
  await expect(page.getByRole('article').first()).toBeVisible()
  if ((viewport?.width ?? 0) > 640) {
    await expect(page.getByRole('combobox', { name: 'Moment' })).toHaveText('N’importe quand')
    await page.getByRole('combobox', { name: 'Moment' }).click()
    letScriptsCome()
    await page.getByRole('option', { name: 'Soir' }).click()
  } else {
    await page.getByRole('button', { name: 'Soir', exact: true }).click()
    letScriptsCome()
  }
  await expect(page).toHaveURL('/praticiens?moment=soir')
  await expect(page.getByRole('article', { name: 'Thomas B.' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Louise P.' })).toHaveCount(0)
})

test('a time that is touched before the scripts came is chosen', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/praticiens/thomas-b')
  await expectAccessible(page)
  const time = page.getByRole('radio').nth(1)
  const label = (await time.getAttribute('aria-label')) ?? ''
  await time.click()
  letScriptsCome()
  await expect(page.getByText(`Heure choisie : ${label}`)).toBeAttached()
  await expect(page).toHaveURL(/\/praticiens\/thomas-b\?slot=/)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(label)
})

test('a page that was left open wakes up without its past times @phone', async ({ page }) => {
  await page.clock.install()
  for (const path of bothPages) {
    await page.goto(path)
    // Unless hydration starts from the time of the page, React finds other content and reports it as an error.
    await page.clock.setSystemTime(Date.now() + 60 * 24 * 60 * 60 * 1000)
    await hydrate(page)
    await expect(
      page.getByText(/Ses horaires viennent de changer|n’a pas d’horaire libre pour le moment/).first(),
    ).toBeVisible()
    await page.clock.setSystemTime(Date.now())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /** `getByText` leaves out what is inside a noscript element. */
  const paragraph = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text })

  test('the list leads to a person, and their page to all of it @phone', async ({ page }) => {
    await page.goto('/praticiens')
    const thomas = page.getByRole('article', { name: 'Thomas B.' })
    await expect(thomas).toContainText('Supervision : Hélène Girard, psychologue')
    await expect(thomas.getByRole('link', { name: / à \d+\sh\s\d\d$/ }).first()).toHaveAttribute(
      'href',
      /^\/appointment\?with=thomas-b&slot=/,
    )
    await thomas.getByRole('link', { name: 'Son profil de Thomas B.' }).click()
    await expect(page).toHaveURL('/praticiens/thomas-b')
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas B.' })).toBeVisible()
    await expect(page.getByText('J’aime prendre le temps de comprendre')).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(paragraph(page, 'Le choix d’une heure demande JavaScript.')).toBeVisible()
  })

  test('a screen that needs JavaScript says so, and how to reach somebody @phone', async ({ page }) => {
    await page.goto('/praticiens')
    await page
      .getByRole('article', { name: 'Thomas B.' })
      .getByRole('link', { name: / à \d+\sh\s\d\d$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/appointment\?with=thomas-b/)
    await expect(paragraph(page, 'Cette page demande JavaScript.')).toContainText('3114')
    await expect(page.getByText('Chargement de la page…')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'nous écrire ou nous appeler' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
