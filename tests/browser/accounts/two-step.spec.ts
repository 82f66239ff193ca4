import { readFile } from 'node:fs/promises'
import { retryAfterMessage } from '#domain/auth/retry-after.ts'
import { codeOf } from '#server/identity/totp.ts'
import {
  codeMailedTo,
  codeTextedTo,
  newEmail,
  PASSWORD,
  signIn,
  signOut,
  signUpAsPatient,
  someFrenchMobile,
} from '../../support/browser/account-journey.ts'
import { expect, expectAccessible, mailTo, newVisitor, test } from '../../support/browser/browser.ts'

// Whole journeys, with checks of every screen.
test.slow()

test('an authenticator app and its recovery codes guard the way in', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*422/)
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Ajouter une application d’authentification' }).click()
  await expect(page.getByAltText('Code QR à scanner avec votre application')).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')

  await page.getByLabel('Code à 6 chiffres').fill('000000')
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByText('Code de vérification incorrect').first()).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill(codeOf(secret, new Date()))
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByText('Application active', { exact: true })).toBeVisible()

  const codes = page.getByRole('region', { name: 'Nouveaux codes de récupération' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Télécharger' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const kept = (await codes.getByRole('listitem').allTextContents()).map((line) => line.trim())
  expect(kept.every((code) => file.includes(code))).toBe(true)
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expect(page.getByText('Il vous reste 10 codes de récupération.')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await signIn(page, email)
  await page.waitForURL('/verify-2fa')
  await expect(page.getByText('Authentification à deux facteurs requise')).toBeVisible()
  await expect(page.getByText('Affiché par votre application d’authentification.')).toBeVisible()
  // A TOTP code is valid once, and the current one is used: the next one is accepted already.
  await page.getByLabel('Code à 6 chiffres').fill(codeOf(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.waitForURL('/patient/dashboard')

  await signOut(page)
  await page.goto('/login')
  await signIn(page, email)
  await page.getByRole('button', { name: 'Utiliser un code de récupération' }).click()
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Veuillez remplir tous les champs').first()).toBeVisible()
  await page.getByLabel('Code de récupération').fill('aaaa-bbbb-cccc-dddd')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Code de vérification incorrect').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code de récupération').fill(kept[0] ?? '')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.waitForURL('/patient/dashboard')

  // A forgotten password is replaced behind the same second step.
  await signOut(page)
  await page.goto('/forgotten-password')
  await page.locator('#recovery-email').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText('Si un compte existe pour cette adresse, un lien vient d’être envoyé.')).toBeVisible()
  const recoveryLink = async () => {
    const [mail] = await mailTo(page, email)
    return /\/forgotten-password#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(recoveryLink).not.toBe('')
  const link = await recoveryLink()
  await page.goto('/urgence')
  await page.goto(link)
  await page.locator('#new-password').fill('cinq autres mots très simples')
  await page.locator('#new-confirmPassword').fill('cinq autres mots très simples')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Votre compte est protégé par une deuxième étape.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Utiliser un code de récupération' }).click()
  await page.getByLabel('Code de récupération').fill(kept[1] ?? '')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.waitForURL('/patient/dashboard')

  await page.goto('/settings')
  await expect(page.getByText('Il vous reste 8 codes de récupération.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer l’application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ajouter une application d’authentification' })).toBeVisible()
})

test('a text message is the second step of who prefers it', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*(422|429|ERR_FAILED)/)
  const email = newEmail()
  const number = someFrenchMobile()
  await signUpAsPatient(page, email)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Recevoir les codes par SMS' }).click()
  await page.getByLabel('Numéro de téléphone').fill('douze')
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(page.getByText('Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.')).toBeVisible()
  await page.getByLabel('Numéro de téléphone').fill(number)
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(page.getByText('La connexion semble interrompue.')).toBeVisible()
  await page.unroute('**/auth/v1/user')
  await page.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect(page.getByText(`Envoyé par SMS au •• •• •• ${number.slice(-4, -2)} ${number.slice(-2)}.`)).toBeVisible()
  await expectAccessible(page)
  const first = await codeTextedTo(page, number)
  await page.getByLabel('Code à 6 chiffres').fill(first === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByText('Code de vérification incorrect').first()).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill(first)
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByText('SMS actif', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/login')
  const challenge = '**/auth/v1/factors/*/challenge'
  await page.route(challenge, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_sms_send_rate_limit', message: retryAfterMessage(7200) },
    }),
  )
  await signIn(page, email)
  await page.waitForURL('/verify-2fa')
  await expect(page.getByText('Authentification à deux facteurs requise')).toBeVisible()
  await expect(page.getByText(/Trop de demandes .* code de récupération\./)).toBeVisible()
  await expect(page.getByText(/Envoyé par SMS au/)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(challenge)
  await page.getByRole('button', { name: 'Renvoyer le code' }).click()
  await expect(page.getByText(/Envoyé par SMS au/)).toBeVisible()
  await expect(page.getByText(/Trop de demandes/)).toHaveCount(0)
  await expect.poll(async () => (await mailTo(page, `+33${number.slice(1)}`)).length).toBe(2)
  // No new code may be requested within a minute: after a reload the one that was sent is still valid.
  await page.reload()
  await expectAccessible(page)
  await page.getByLabel('Code à 6 chiffres').fill(await codeTextedTo(page, number))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.waitForURL('/patient/dashboard')

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Retirer les codes par SMS' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Recevoir les codes par SMS' })).toBeVisible()
})

test('pages that wait for a code send away who has none to enter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/verify-2fa')
  await page.waitForURL('/login')
  await expect(page.getByRole('main').getByText('Aucune vérification en cours')).toBeVisible()
  await page.goto('/verify-email')
  await page.waitForURL('/login')
  await expect(page.getByRole('main').getByText("Aucune vérification d'email en attente")).toBeVisible()
})

test('a new device asks for a code; a person ends its session, and erases the account', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  // Last: the browser drops a session whose account is already deleted.
  tolerate(/Failed to load resource.*(422|403)/)
  const email = newEmail()
  await signUpAsPatient(page, email)
  const elsewhere = await newVisitor(browser, { baseURL: baseURL ?? '' })
  await elsewhere.goto('/login')
  await signIn(elsewhere, email)
  await elsewhere.waitForURL('/verify-2fa')
  await expect(elsewhere.getByText('Authentification à deux facteurs requise')).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Vérifier' }).click()
  await expect(elsewhere.getByText('Veuillez entrer les 6 chiffres du code').first()).toBeVisible()
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  await elsewhere.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await elsewhere.getByRole('button', { name: 'Vérifier' }).click()
  await elsewhere.waitForURL('/patient/dashboard')
  await expect(elsewhere.getByText('Vérification réussie')).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Terminer cette session' }).click()
  await expect(page.getByText('Session terminée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terminer cette session' })).toHaveCount(0)
  await elsewhere.goto('/settings')
  await elsewhere.waitForURL('/login?from=protected')

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Écrivez SUPPRIMER/).fill('effacer')
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(dialog.getByText('Ce n’est pas le mot demandé.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/Écrivez SUPPRIMER/).fill('supprimer')
  await dialog.locator('#delete-password').fill('pas le bon')
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel.').first()).toBeVisible()
  await dialog.locator('#delete-password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.waitForURL('/compte-efface')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre compte est effacé' })).toBeVisible()
})
