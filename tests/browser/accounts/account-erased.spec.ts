import type { Page } from '@playwright/test'
import type { AccountEnding } from '#domain/account/account-ending.ts'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { enterDemoAs, newEmail, PASSWORD, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { bookAt, callAs, newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, expectAccessible, mailTo, test } from '../../support/browser/browser.ts'

const open = async (page: Page) => {
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Supprimer mon compte' }).click()
  return page.getByRole('dialog')
}

const nothing: AccountEnding = {
  appointments: { count: 0, refundCents: 0, feeCents: 0 },
  patients: { count: 0, refundCents: 0, feeCents: 0 },
  premium: null,
  holds: 0,
  students: 0,
  obstacles: [],
}
const answerWith = (page: Page, ending: Partial<AccountEnding>) =>
  page.route('**/functions/v1/account-ending', (route) => route.fulfill({ json: { ...nothing, ...ending } }))

async function subscribe(page: Page) {
  const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }
  const { paymentId } = await callAs(page, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
  await callAs(page, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })
}

test('a patient reads what ends, again when it has changed, and what was done', async ({ page, browser, tolerate }) => {
  // The first erasure is refused; the sign-out that follows the second is of an account that is gone.
  tolerate(/Failed to load resource.*(401|403|409)|WebSocket/)
  const day = randomDay()
  await studentWithSlots(browser, day, ['09:00', '14:00'])
  const email = newEmail()
  await signUpAsPatient(page, email)
  await bookAt(page, day, '09:00')
  await subscribe(page)

  await page.goto('/settings')
  const sections = page.getByRole('navigation', { name: 'Sections des paramètres' })
  await expect(sections).toBeInViewport()
  await page.screenshot({ path: test.info().outputPath('settings.png') })
  await sections.getByRole('link', { name: 'Supprimer mon compte' }).click()
  const opener = page.getByRole('main').getByRole('button', { name: 'Supprimer mon compte' })
  await expect(opener).toBeInViewport()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^1\srendez-vous annulé, 29,99\s€ rendus\.$/)).toBeVisible()
  await expect(dialog.getByText(/^1 abonnement arrêté, 2,99\s€ rendus\.$/)).toBeVisible()
  await expect(dialog.getByText(/^32,98\s€ reviennent sur la carte utilisée/)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('dialog.png') })

  // In another tab.
  await bookAt(page, day, '14:00')
  await dialog.getByLabel('Écrivez SUPPRIMER pour confirmer').fill('supprimer')
  await dialog.locator('#delete-password').fill(PASSWORD)
  const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' })
  await confirm.click()
  await expect(dialog.getByText('Ce qui serait annulé ou rendu vient de changer.')).toBeVisible()
  await expect(dialog.getByText(/^2\srendez-vous annulés, 59,98\s€ rendus\.$/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('changed.png') })
  await confirm.dblclick()

  await page.waitForURL('/compte-efface')
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1, name: 'Votre compte est effacé' })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await expect(main.getByText(/^2\srendez-vous annulés, 59,98\s€ rendus\.$/)).toBeVisible()
  await expect(main.getByText(/^62,97\s€ reviennent sur la carte utilisée\. .* quelques jours\.$/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Appeler le 3114' })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('erased.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(title).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('erased-dark.png') })
  await expect
    .poll(async () => (await mailTo(page, email)).map(({ text }) => text).join('\n'))
    .toMatch(/2\srendez-vous annulés, 59,98\s€ rendus\./)
})

test('an obstacle is told first, with its link, and asks for no password', async ({ page }) => {
  await newPatient(page)
  const endsAt = '2026-12-04T15:45:00.000Z'
  const appointmentId = crypto.randomUUID()
  await answerWith(page, { obstacles: [{ kind: 'session', appointmentId, endsAt }, { kind: 'last_administrator' }] })
  const dialog = await open(page)
  await expect(dialog.getByText(/4\sdécembre 2026 à 16\sh\s45/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ouvrir la séance' })).toHaveAttribute(
    'href',
    `/session/${appointmentId}`,
  )
  await expect(dialog.getByRole('link', { name: 'Inviter une personne' })).toHaveAttribute('href', '/admin/personnes')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0)
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('obstacles.png') })
})

test('a practitioner reads who loses a consultation or a supervision, and where to prevent it', async ({ page }) => {
  await enterDemoAs(page, 'therapist')
  await answerWith(page, { patients: { count: 2, refundCents: 5998, feeCents: 0 }, students: 3 })
  const dialog = await open(page)
  await expect(dialog.getByText(/^2\srendez-vous annulés pour les personnes que vous deviez recevoir/)).toBeVisible()
  await expect(dialog.getByText(/^3\sétudiant·e·s ne sont plus supervisé·e·s\.$/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /proposer un·e autre praticien·ne/ })).toHaveAttribute(
    'href',
    '/therapist/dashboard',
  )
  await expect(dialog.getByRole('link', { name: 'prévenez d’abord l’équipe' })).toHaveAttribute('href', '/contact')
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('practitioner.png') })
})

test('whoever never got the answer reads all the same that it is done @phone', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|Failed to load resource.*(401|403)|WebSocket/)
  await newPatient(page)
  const dialog = await open(page)
  await expect(dialog.getByText('rien n’est à annuler')).toBeVisible()
  await dialog.getByLabel('Écrivez SUPPRIMER pour confirmer').fill('Supprimer')
  await dialog.locator('#delete-password').fill(PASSWORD)
  const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' })
  await page.route(
    '**/functions/v1/delete-my-account',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await confirm.click()
  await page.waitForURL('/compte-efface')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre compte est effacé' })).toBeVisible()
})

test('what would end is read again after a failure, and no act is offered before @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await newPatient(page)
  await page.route('**/functions/v1/account-ending', (route) => route.abort())
  const dialog = await open(page)
  await expect(dialog.getByText('Nous n’avons pas pu lire ce qui s’arrêterait avec votre compte.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0)
  await page.unroute('**/functions/v1/account-ending')
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByText('rien n’est à annuler')).toBeVisible()
})

test('the other tab of an erased account asks to sign in, and the page of the erasure is for nobody else @desktop', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(401|403)|WebSocket/)
  await newPatient(page)
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  const dialog = await open(page)
  await dialog.getByLabel('Écrivez SUPPRIMER pour confirmer').fill('SUPPRIMER')
  await dialog.locator('#delete-password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.waitForURL('/compte-efface')
  await other.waitForURL(/\/login/)
  await other.goto('/compte-efface')
  await other.waitForURL('/')
})
