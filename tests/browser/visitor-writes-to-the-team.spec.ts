import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, holdScripts, mailTo, test } from '../support/browser/browser.ts'

const SENT = 'Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.'
const FAILED = "Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer."

const newSender = () => `camille-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })

async function fillIn(page: Page, email: string, message = 'Bonjour, comment se passe une première séance ?') {
  await page.getByLabel('Nom complet').fill('Camille Roux')
  await page.getByRole('main').getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Sujet').fill('Une question')
  await page.getByLabel('Message').fill(message)
}

test('a message reaches the team, and the sender is told so on the page and by mail @desktop', async ({
  page,
  tolerate,
}) => {
  // The sandboxed iframe of a mail runs no script, not even those of this test.
  tolerate(/Blocked script execution in 'about:srcdoc'/)
  const email = newSender()
  await page.goto('/contact')
  await fillIn(page, email)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused()
  // Shown once: no toast repeats the text of the page.
  await expect(page.getByText(SENT)).toHaveCount(1)
  await expectAccessible(page)

  const [acknowledgement] = await mailTo(page, email)
  expect(acknowledgement?.subject).not.toContain('Une question')
  await page.getByRole('button', { name: 'Envoyer un autre message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')

  await page.goto('/dev/mailbox')
  await page.getByRole('link').filter({ hasText: email }).first().click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Votre message est bien arrivé' })).toBeVisible()
})

test('missing and wrong fields are named in a summary that has the focus, and leave it as they are mended @phone', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillIn(page, 'pas une adresse')
  await page.getByLabel('Sujet').fill('')
  await page.getByLabel('Message').fill('')
  await sendButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: '3 points à corriger' })
  await expect(page.locator('*:focus').filter({ has: summary })).toBeInViewport()
  await expect(summary.getByRole('link')).toHaveText([
    'Adresse e-mail : Veuillez entrer une adresse email valide.',
    'Sujet',
    'Message',
  ])
  await expect(summary.getByText('Veuillez remplir tous les champs')).toHaveCount(1)
  await expect(page.getByLabel('Nom complet')).toHaveValue('Camille Roux')
  await expect(page.getByLabel('Sujet')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await summary.getByRole('link', { name: 'Sujet' }).click()
  await expect(page.getByLabel('Sujet')).toBeFocused()
  await page.keyboard.type('Une question')
  await expect(page.getByLabel('Sujet')).not.toHaveAttribute('aria-invalid')
  const left = page.getByRole('alert').filter({ hasText: '2 points à corriger' })
  await expect(left.getByRole('link')).toHaveText([/^Adresse e-mail :/, /^Message :/])
  await expect(page.getByLabel('Sujet')).toBeFocused()

  await sendButton(page).click()
  await expect(page.locator('*:focus').filter({ has: left })).toBeInViewport()
})

test('a message of 100 kB and one with a script get a sentence and stay on the page @phone', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, newSender(), 'a'.repeat(100_000))
  await sendButton(page).click()
  await expect(page.getByText('Limite de 5000 caractères dépassée').first()).toBeVisible()
  const script = 'Bonjour <script>alert(1)</script>'
  await page.getByLabel('Message').fill(script)
  await sendButton(page).click()
  await expect(page.getByText('Le contenu contient des éléments HTML ou scripts non autorisés').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(script)
})

test('two clicks send one message @phone', async ({ page }) => {
  const email = newSender()
  await page.goto('/contact')
  await fillIn(page, email)
  await sendButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible()
  expect(await mailTo(page, email)).toHaveLength(1)
})

test('when the server fails, the sentence of the page is shown and nothing typed is lost, even by a reload @desktop', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*500/)
  await page.route('**/functions/v1/send-contact-message', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: '', request_id: 'x' } }),
  )
  const email = newSender()
  const letScriptsCome = await holdScripts(page)
  await page.goto('/contact')
  await fillIn(page, email)
  await sendButton(page).click()
  letScriptsCome()
  await expect(page.getByText(FAILED).first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/première séance/)

  await page.unroute('**/functions/v1/send-contact-message')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(/première séance/)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible()
  expect(await mailTo(page, email)).toHaveLength(1)
})

test('text typed before hydration survives a reload @phone', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*500/)
  const filledIn = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await filledIn.promise
    await route.continue()
  })
  await page.route('**/functions/v1/send-contact-message', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page, newSender())
  filledIn.resolve()
  await page.waitForLoadState('networkidle')
  await sendButton(page).click()
  await expect(page.getByText(FAILED).first()).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(/première séance/)
})

test('when the network goes, or takes the answer with it, the same message sent again arrives once @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*net::ERR_/)
  const interrupted = page.getByText('La connexion semble interrompue. Vérifiez votre réseau, puis réessayez.').first()
  const email = newSender()
  await page.goto('/contact')
  await fillIn(page, email)
  await page.route('**/functions/v1/send-contact-message', (route) => route.abort('internetdisconnected'), { times: 1 })
  await sendButton(page).click()
  await expect(interrupted).toBeVisible()

  await page.reload()
  const answerLost = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/functions/v1/send-contact-message', answerLost, { times: 1 })
  await sendButton(page).click()
  await expect(interrupted).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/première séance/)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible()
  expect(await mailTo(page, email)).toHaveLength(1)
})

test('whoever has sent too many gets a sentence and keeps the text @phone', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*429/)
  await page.route('**/functions/v1/send-contact-message', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: '', request_id: 'x' } }),
  )
  await page.goto('/contact')
  await fillIn(page, newSender())
  await sendButton(page).click()
  await expect(
    page.getByText('Trop de demandes en peu de temps. Patientez un moment, puis réessayez.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/première séance/)
})
