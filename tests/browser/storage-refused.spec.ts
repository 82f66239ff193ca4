import { expect, holdScripts, hydrate, test } from '../support/browser/browser.ts'
import { composer, log } from '../support/browser/chat-journey.ts'

/** Runs in the page: as in a browser that blocks all cookies and site data. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  Object.assign(window, { BroadcastChannel: refuse })
}

test.describe('where the browser refuses storage @desktop', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    // The official client says that tabs cannot hear each other.
    tolerate(/BroadcastChannel/)
    await page.addInitScript(refuseStorage)
  })

  for (const path of ['/urgence', '/', '/chat', '/login', '/contact', '/register?type=patient']) {
    test(`${path} works`, async ({ page }) => {
      await page.goto(path)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await hydrate(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    })
  }

  test('the help numbers stay, and a theme can be chosen', async ({ page }) => {
    await page.goto('/urgence')
    await hydrate(page)
    await page.getByLabel('Apparence').selectOption({ label: 'Sombre' })
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('main a[href="tel:3114"]').first()).toBeVisible()
  })

  test('the chat answers, and keeps its draft from page to page', async ({ page }) => {
    await page.goto('/chat')
    await composer(page).fill('Une longue semaine')
    await composer(page).press('Enter')
    await page.getByRole('button', { name: 'J’accepte, continuer' }).click()
    await expect(log(page).getByText('Mivoix IA', { exact: true })).toHaveCount(2)
    await composer(page).fill('et encore')
    await page.getByRole('main').getByRole('link', { name: 'Sécurité de l’IA' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Sécurité/ })).toBeVisible()
    await page.goBack()
    await expect(composer(page)).toHaveValue('et encore')
    await expect(log(page).getByText('Une longue semaine', { exact: true })).toBeVisible()
  })

  test('a person signs in, for as long as the page', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Patient', exact: true }).click()
    await page.waitForURL('/patient/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  })
})

test('the quick exit leaves before hydration even when nothing can be erased @desktop', async ({ page, tolerate }) => {
  tolerate(/meteofrance|storage is broken/)
  await page.route('https://meteofrance.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Météo</title>' }),
  )
  await page.addInitScript(() => {
    Storage.prototype.clear = () => {
      throw new Error('storage is broken')
    }
  })
  await holdScripts(page)
  await page.goto('/urgence')
  await page
    .getByRole('link', { name: /^Quitter/ })
    .last()
    .click()
  await expect(page).toHaveURL(/meteofrance/)
})
