import type { Page } from '@playwright/test'
import { expect, expectAccessible, mailTo, test } from '../support/browser.ts'

const someone = () => `camille-${crypto.randomUUID()}@exemple.fr`

async function fillIn(page: Page, fields: { email: string; message?: string }) {
  const form = page.getByRole('form').or(page.locator('main form')).first()
  await form.getByLabel('Nom complet').fill('Camille Léger')
  await form.getByLabel('Adresse e‑mail').fill(fields.email)
  await form.getByLabel('Sujet').fill('Une question')
  await form.getByLabel('Message').fill(fields.message ?? 'Bonjour, est-ce que vous répondez le samedi ?')
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })
const thanks = 'Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.'

test('a visitor writes to us, is told so, and finds the acknowledgement in the mailbox', async ({ page }) => {
  const email = someone()
  await page.goto('/contact')
  await fillIn(page, { email })
  await send(page).dblclick()
  await expect(page.getByText(thanks).first()).toBeVisible()
  expect(await mailTo(page, email)).toHaveLength(1)

  await page.goto('/dev/mailbox')
  await page.getByRole('link').filter({ hasText: email }).first().click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Votre message est bien arrivé' })).toBeVisible()
  await expectAccessible(page)
})

test('a message written for a browser is refused in one sentence, and stays in the form', async ({ page }) => {
  const message = 'Regardez <script>alert(1)</script>'
  await page.goto('/contact')
  await fillIn(page, { email: someone(), message })
  await send(page).click()
  await expect(page.getByText('Le contenu contient des éléments HTML ou scripts non autorisés').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(message)
})

test('when sending fails, the visitor is told and nothing they typed is lost', async ({ page, tolerate }) => {
  tolerate(/503|Failed to load resource/)
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/contact')
  await fillIn(page, { email: someone() })
  await send(page).click()
  await expect(
    page.getByText("Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer.").first(),
  ).toBeVisible()
  await expect(page.getByLabel('Sujet')).toHaveValue('Une question')

  await page.unroute('**/functions/v1/**')
  await send(page).click()
  await expect(page.getByText(thanks).first()).toBeVisible()
})
