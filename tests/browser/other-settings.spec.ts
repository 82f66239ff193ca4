import { expect, test, useServerAt } from '../support/browser/browser.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type OwnServer, startOwnServer } from '../support/servers/own-server.ts'

let base: string
let server: OwnServer

useServerAt(() => base)
test.beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await startOwnServer(port, {
    PUBLISHABLE_KEY: 'sb_publishable_of_another_place',
    PASSWORD_MIN_LENGTH: '12',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
})
test.afterAll(() => server.stop())

test('under another key and another password length people sign in, and learn what a password must be', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/register?type=patient')
  await expect(page.getByPlaceholder('12 caractères minimum')).toBeVisible()
  await page.locator('#register-password').fill('onze lettre')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText('Le mot de passe doit comporter au moins 12 caractères.').first()).toBeVisible()

  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    const { apikey } = request.headers()
    if (apikey) keys.add(apikey)
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Patient', exact: true }).click()
  await page.waitForURL('/patient/dashboard')
  expect([...keys]).toEqual(['sb_publishable_of_another_place'])
})
