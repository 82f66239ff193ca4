import type { BrowserContext } from '@playwright/test'
import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import {
  codeMailedTo,
  fillInAccount,
  newEmail,
  PASSWORD,
  signIn,
  signOut,
  signUpAsPatient,
  someFrenchMobile,
} from '../../support/browser/account-journey.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { pdf, picture } from '../../support/sample-files.ts'

// Whole journeys, each with several mails and checks of every screen.
test.slow()

/** Reads the code from the mailbox page only. */
async function readMailboxPage(context: BrowserContext, email: string): Promise<string> {
  const mailbox = await context.newPage()
  await mailbox.goto('/dev/mailbox')
  await mailbox.getByRole('link').filter({ hasText: email }).first().click()
  await expect(mailbox.getByRole('article')).toBeInViewport()
  const digits = mailbox.frameLocator('iframe').getByText(/^\s*\d{6}\s*$/)
  const code = (await digits.innerText()).trim()
  await mailbox.close()
  return code
}

test('a patient signs up from the home page with the mailbox alone, leaves, comes back and corrects the profile', {
  tag: '@phone',
}, async ({ page, context }) => {
  const email = newEmail()
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Créer un compte' }).click()
  await expectAccessible(page)
  await page.getByText('Je cherche du soutien').click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await fillInAccount(page, email, { readCode: () => readMailboxPage(context, email) })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  await page.getByText('Femme', { exact: true }).click()
  await expectAccessible(page)
  await page.locator('#register-termsAccepted').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByText('Inscription réussie !')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await signIn(page, email)
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByText('Connexion réussie !')).toBeVisible()

  await page.goto('/profile')
  await page.waitForURL('/profile-patient')
  await expect(page.getByText('17 mai 1994')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Prénom').fill('Autre')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Zoé' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Prénom').fill('Zoé-Lou')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Zoé-Lou', { exact: true })).toBeVisible()
})

test('a student hands in a document and waits for its verification', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*400/)
  await page.goto('/register?type=student')
  await expect(page.getByText('Étape 1 sur 3')).toBeVisible()
  await fillInAccount(page, newEmail(), { name: 'Inès Martin' })
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText('Veuillez entrer le nom de votre université.')).toHaveCount(2)
  await page.getByLabel('Université').fill('Université de Lille')
  await page.getByRole('combobox', { name: /Année d’études/ }).click()
  await page.getByRole('option', { name: 'Master 2' }).click()
  await page.getByRole('button', { name: 'Stress' }).click()
  await page.getByLabel('Présentation').fill('Bonjour, je suis en Master 2.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suivant' }).click()

  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText("Veuillez télécharger une preuve de votre statut d'étudiant.").first()).toBeVisible()
  await expect(page.getByText('Veuillez accepter les termes et conditions.').first()).toBeVisible()
  await expectAccessible(page)
  const document = page.getByLabel('Preuve de votre statut d’étudiant')
  const liar = { name: 'certificat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
  await document.setInputFiles(liar)
  await expect(
    page.getByText('Format de fichier non accepté. Formats autorisés : PDF, JPEG, PNG').first(),
  ).toBeVisible()
  await document.setInputFiles({ ...liar, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('Le fichier est trop volumineux. Taille maximale : 5MB').first()).toBeVisible()
  await document.setInputFiles({ ...liar, buffer: Buffer.from(await pdf()) })
  await expect(page.getByText('Document téléchargé avec succès (certificat.pdf)')).toBeVisible()
  await page.locator('#register-termsAccepted').click()
  await page.locator('#register-certified').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/dashboard-etudiant')

  await page.goto('/profile-student')
  await expect(page.getByText('Votre justificatif est en cours de vérification.')).toBeVisible()
  await expect(page.getByText('Master 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByText('Femme', { exact: true }).click()
  const preview = page.getByRole('region', { name: 'Ce que voient les patients' })
  await expect(preview).toContainText('Inès M.')
  await expect(preview).toContainText('tudiante en psychologie supervisée, Master 2')
  await page.getByLabel('Téléphone pour la supervision').fill(someFrenchMobile())
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Femme' })).toBeVisible()
  await expectAccessible(page)
  const photo = { name: 'moi.png', mimeType: 'image/png', buffer: await picture('png') }
  await page.getByLabel('Changer la photo de profil').setInputFiles(photo)
  await expect(preview.locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer la photo' }).click()
  await expect(preview.locator('img')).toBeHidden()
})

test('a half-filled form survives a reload, without its password', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/register?type=patient')
  await fillInAccount(page, newEmail())
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.reload()
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Zoé Petit')
  await expect(page.getByText('Email vérifié !')).toBeVisible()
  await expect(page.locator('#register-password')).toHaveValue('')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain(PASSWORD)
})

test('what is missing is said, each line leading to its field', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*422/)
  const email = newEmail()
  await page.goto('/register?type=patient')
  await page.locator('#register-email').fill(email)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('heading', { name: 'Il y a 3 points à corriger' })).toBeVisible()
  for (const sentence of [
    'Le nom doit comporter au moins 2 caractères.',
    'Veuillez vérifier votre adresse email.',
    'Le mot de passe doit comporter au moins 8 caractères.',
  ])
    await expect(page.getByRole('link', { name: sentence })).toBeVisible()
  await page.getByRole('link', { name: 'Le nom doit comporter au moins 2 caractères.' }).click()
  await expect(page.getByLabel('Nom complet')).toBeFocused()

  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  await page.getByLabel('Code à 6 chiffres').fill('000000')
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText('Code de vérification incorrect').first()).toBeVisible()
})

test('an address that has an account is told so only to who reads its mail', { tag: '@phone' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(409|429)/)
  const { email } = demoAccounts.therapist
  await page.goto('/register?type=patient')
  await page.locator('#register-email').fill(email)
  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  await page.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText('Un compte existe déjà pour cette adresse.').first()).toBeVisible()
})

test('a photo is put in place, and what is no image is refused', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*400/)
  await signUpAsPatient(page, newEmail())
  await page.goto('/profile-patient')
  const photo = page.getByLabel('Changer la photo de profil')
  await photo.setInputFiles({ name: 'moi.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf()) })
  await expect(page.getByText('Le fichier doit être une image (JPG, PNG, GIF)').first()).toBeVisible()
  await photo.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from(await pdf()) })
  await expect(page.getByText('Le fichier doit être une image (JPG, PNG, GIF)').first()).toBeVisible()
  await photo.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: await picture('png') })
  await expect(page.getByText('Photo de profil mise à jour')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').locator('img')).toBeVisible()

  await page.getByRole('button', { name: 'Retirer la photo' }).click()
  await expect(page.getByText('Photo de profil retirée')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toBeHidden()
  await expect(photo).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Retirer la photo' })).toBeHidden()
})

test('a student whose verified address has expired before the document is sent verifies it again', {
  tag: '@phone',
}, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*422/)
  await page.goto('/register?type=student')
  await fillInAccount(page, newEmail(), { name: 'Inès Martin' })
  // As two hours later: the server no longer knows the ticket.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.endsWith('registration'))
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '')
    sessionStorage.setItem(key, JSON.stringify({ ...draft, proof: { ...draft.proof, ticket: 'expired' } }))
  })
  await page.reload()
  await page.locator('#register-password').fill(PASSWORD)
  await page.locator('#register-confirmPassword').fill(PASSWORD)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByLabel('Université').fill('Université de Lille')
  await page.getByRole('button', { name: 'Suivant' }).click()
  const document = page.getByLabel('Preuve de votre statut d’étudiant')
  const proof = { name: 'certificat.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf()) }
  await document.setInputFiles(proof)

  await expect(page.getByText('Étape 1 sur 3')).toBeVisible()
  await expect(page.getByText('Veuillez vérifier votre adresse email.').first()).toBeVisible()
  await expect(page.getByText('Email vérifié !')).toBeHidden()
  const address = page.locator('#register-email')
  await expect(address).toBeFocused()
  // Another one: the same address would have to wait a minute for its next code.
  await address.fill(newEmail())
  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  await expect(page.getByLabel('Code à 6 chiffres')).toHaveValue('')
})
