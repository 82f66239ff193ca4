import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  codeMailedTo,
  newEmail,
  PASSWORD,
  signOut,
  signUpAsPatient,
  someFrenchMobile,
} from '../../support/browser/account-journey.ts'
import { expect, expectAccessible, mailTo, test } from '../../support/browser/browser.ts'

// Whole journeys, each with checks of every screen.
test.slow()

test('a telephone number is added for the password and the code of a text message', { tag: '@phone' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(400|403)/)
  await page.goto('/verify-phone')
  await page.waitForURL('/login')
  await expect(page.getByRole('main').getByText('Aucun numéro de téléphone à vérifier')).toBeVisible()

  // No code was sent: a visitor must not be told that one was.
  await page.goto('/verify-phone?phone=%2B33612345678')
  await page.waitForURL('/login?from=protected')
  await expect(page.getByText('Envoyé par SMS')).toHaveCount(0)

  const number = someFrenchMobile()
  await signUpAsPatient(page, newEmail())
  await page.goto('/profile-patient')
  await page.getByRole('button', { name: 'Ajouter un numéro' }).click()
  await page.getByLabel('Numéro de téléphone').fill('douze')
  await page.locator('#new-phone-password').fill('pas le bon')
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(page.getByText('Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.').first()).toBeVisible()
  await page.getByLabel('Numéro de téléphone').fill(number)
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel.').first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('#new-phone-password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Recevoir le code' }).click()

  await page.waitForURL('/verify-phone')
  await expect(page.getByText(`•• •• •• ${number.slice(-4, -2)} ${number.slice(-2)}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Renvoyer le code \(\d+ s\)/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Veuillez entrer les 6 chiffres du code').first()).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill('000000')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Code de vérification incorrect').first()).toBeVisible()
  const [sms] = await mailTo(page, `+33${number.slice(1)}`)
  expect(sms?.channel).toBe('sms')
  await page.getByLabel('Code à 6 chiffres').fill(/\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByText('Numéro de téléphone vérifié avec succès')).toBeVisible()
  await expect(page.getByText('Aucun numéro de téléphone à vérifier')).toHaveCount(0)
  expect(visited).not.toContain('/login')
  await page.goto('/verify-phone?phone=%2B33612345678')
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByText('Aucun numéro de téléphone à vérifier')).toBeVisible()
  await page.goto('/profile-patient')
  await expect(page.getByRole('region', { name: 'Téléphone' }).getByText('Vérifié')).toBeVisible()
})

test('a telephone number to verify is read again after a failure', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  await signUpAsPatient(page, newEmail())
  const account = '**/auth/v1/user'
  await page.route(account, (route) => route.abort())
  await page.goto('/verify-phone?phone=%2B33612345678')
  await expect(page.getByText('Nous n’avons pas pu lire votre compte.')).toBeVisible()
  await page.unroute(account)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.waitForURL('/patient/dashboard')
})

test('mails, consents, known devices and a copy of the data are the person’s to decide', { tag: '@desktop' }, async ({
  page,
}) => {
  await signUpAsPatient(page, newEmail())
  await page.goto('/settings')
  const reminders = page.getByRole('switch', { name: /Rappels de rendez-vous/ })
  await expect(reminders).toBeChecked()
  await reminders.click()
  await expect(page.getByText('Préférence enregistrée')).toBeVisible()
  await page.reload()
  await expect(reminders).not.toBeChecked()

  await page.getByRole('switch', { name: 'Demander un code à chaque connexion' }).click()
  await page.locator('#second-step-password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('switch', { name: 'Demander un code à chaque connexion' })).toBeChecked()

  await expect(page.getByText('Non donné').first()).toBeVisible()
  await page.getByText('Historique de vos accords').click()
  await expect(page.getByRole('main').getByText('Conditions d’utilisation', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Accepté le /)).toBeVisible()
  await page.getByText('Journal d’accès').click()
  await expect(page.getByText('Connexion à votre compte')).toBeVisible()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger en JSON' }).click()
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(copy.sections).toContainEqual(expect.objectContaining({ title: 'Profil' }))
  const reading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger en PDF' }).click()
  expect((await readFile(await (await reading).path())).subarray(0, 4).toString()).toBe('%PDF')

  await page.getByRole('button', { name: 'Oublier cet appareil' }).click()
  await expect(page.getByText('Cet appareil demandera un code à la prochaine connexion')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Oublier cet appareil' })).toHaveCount(0)
})

/** A new user without a password, signed in by a mailed link. */
async function signInByLink(page: Page): Promise<{ email: string }> {
  const email = newEmail()
  await page.request.post('/auth/v1/otp', { data: { email } })
  await page.goto(`/verify-email?type=magiclink&token=${await tokenMailedTo(page, email)}`)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.waitForURL('/patient/dashboard')
  return { email }
}

async function tokenMailedTo(page: Page, email: string): Promise<string | undefined> {
  const [mail] = await mailTo(page, email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
}

test('who has no password moves to another address by a mailed code, once the sign-in is a while ago', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await signInByLink(page)
  await page.clock.setFixedTime(Date.now() + 11 * 60_000)
  await page.goto('/settings')
  await page.getByText('Changer d’adresse e-mail').click()
  await expect(page.getByText('Un code confirme d’abord que c’est bien vous.')).toBeVisible()
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  await page.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  const next = newEmail()
  await page.getByLabel('Nouvelle adresse e-mail').fill(next)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Changer d’adresse', exact: true }).click()
  await expect(page.getByText(`Un lien de confirmation vient de partir vers ${next}.`)).toBeVisible()
  await page.goto(`/verify-email?type=email_change&token=${await tokenMailedTo(page, next)}`)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.waitForURL('/patient/dashboard')
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Compte' }).getByText(next)).toBeVisible()
})

test('who has no password erases the account by a mailed code', { tag: '@phone' }, async ({ page, tolerate }) => {
  // The sign-out that follows is of a deleted account.
  tolerate(/Failed to load resource.*403/)
  const { email } = await signInByLink(page)
  await page.goto('/settings')
  await leaveDraft(page)
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  await expectAccessible(page)
  await dialog.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await dialog.getByRole('button', { name: 'Vérifier' }).click()
  await expect(dialog.getByLabel('Mot de passe')).toHaveCount(0)
  await dialog.getByLabel('Écrivez SUPPRIMER pour confirmer').fill('SUPPRIMER')
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.waitForURL('/compte-efface')
  await expect.poll(() => draftIn(page)).toBeNull()
})

/** Draft of the user at the tab. */
const leaveDraft = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('mivoix-draft-chat', 'ce que je n’ai dit à personne'))
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('mivoix-draft-chat'))

test('what one person left unfinished is not there for the next', { tag: '@desktop' }, async ({
  page,
  context,
  tolerate,
}) => {
  // The dashboard keeps polling after its session was removed.
  tolerate(/Failed to load resource.*401/)
  await page.goto('/contact')
  await leaveDraft(page)
  await signUpAsPatient(page, newEmail())
  await page.goto('/patient/dashboard')
  await expect(page.getByRole('button', { name: /^Menu de / })).toBeVisible()
  expect(await draftIn(page)).not.toBeNull()
  await page.evaluate(() => localStorage.removeItem('mivoix-auth'))
  await signUpAsPatient(page, newEmail())
  await page.goto('/patient/dashboard')
  await expect(page.getByRole('button', { name: /^Menu de / })).toBeVisible()
  expect(await draftIn(page)).toBeNull()

  const otherTab = await context.newPage()
  await otherTab.goto('/patient/dashboard')
  await expect(otherTab.getByRole('button', { name: /^Menu de / })).toBeVisible()
  await leaveDraft(otherTab)
  await signOut(page)
  await expect.poll(() => draftIn(otherTab)).toBeNull()
})
