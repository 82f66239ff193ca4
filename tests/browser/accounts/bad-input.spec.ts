import { codeMailedTo, fillInAccount, newEmail, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { expect, mailTo, test } from '../../support/browser/browser.ts'
import { decompressionBomb, pdf, picture } from '../../support/sample-files.ts'

// Whole journeys.
test.slow()

test('storage edited by hand lets nobody in and breaks no page', { tag: '@desktop' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*(401|403)/)
  await page.goto('/urgence')
  await page.evaluate(() => {
    for (const [key, value] of [
      ['isAuthenticated', 'true'],
      ['userType', 'admin'],
      ['mivoix-auth', '{"access_token":'],
    ] as const)
      localStorage.setItem(key, value)
    sessionStorage.setItem('mivoix-draft-registration', '{oops')
  })
  for (const path of ['/settings', '/admin', '/patient/dashboard']) {
    await page.goto(path)
    await page.waitForURL('/login?from=protected')
  }
  await page.goto('/register?type=patient')
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
})

test('a token signed by nobody shows nothing and is thrown away', { tag: '@desktop' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*(401|403)/)
  await page.goto('/urgence')
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
    const expiresAt = Math.floor(Date.now() / 1000) + 3600
    const user = { id: crypto.randomUUID(), app_metadata: { user_type: 'admin' }, user_metadata: {} }
    const claims = { sub: user.id, role: 'authenticated', exp: expiresAt, session_id: user.id }
    const token = `${part({ alg: 'none' })}.${part(claims)}.`
    const session = { access_token: token, refresh_token: 'forged', expires_at: expiresAt, expires_in: 3600, user }
    localStorage.setItem('mivoix-auth', JSON.stringify({ ...session, token_type: 'bearer' }))
  })
  await page.goto('/profile')
  await page.waitForURL(/\/login/)
})

test('every field of the profile answers bad input with a sentence and keeps what was typed', {
  tag: '@phone',
}, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*400/)
  await signUpAsPatient(page, newEmail())
  await page.goto('/profile-patient')
  await page.getByRole('button', { name: 'Modifier' }).click()
  const firstName = page.getByLabel('Prénom')
  for (const [typed, sentence] of [
    ['   ', 'Veuillez remplir tous les champs'],
    ['a'.repeat(101), 'Limite de 100 caractères dépassée'],
    ['<script>alert(1)</script>', 'Le contenu contient des éléments HTML ou scripts non autorisés'],
  ] as const) {
    await firstName.fill(typed)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('link', { name: sentence })).toBeVisible()
    await expect(firstName).toHaveValue(typed)
  }
  await page.getByLabel('Date de naissance').fill('2190-01-01')
  await firstName.fill('  Ζωή 🌿  ')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Indiquez une date de naissance passée, par exemple 17/05/1994.').first()).toBeVisible()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ζωή 🌿', { exact: true })).toBeVisible()

  const photo = page.getByLabel('Changer la photo de profil')
  await photo.setInputFiles({ name: 'vide.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expect(page.getByText('Le fichier doit être une image (JPG, PNG, GIF)').first()).toBeVisible()
  await photo.setInputFiles({ name: 'lourde.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText("L'image ne doit pas dépasser 5MB").first()).toBeVisible()
  await photo.setInputFiles({ name: 'bombe.png', mimeType: 'image/png', buffer: await decompressionBomb() })
  await expect(page.getByText('Le fichier doit être une image (JPG, PNG, GIF)').first()).toBeVisible()
})

const MARKUP = '<img src=x onerror=alert(1)>'
const MARKUP_REFUSED = 'Le contenu contient des éléments HTML ou scripts non autorisés'

test('every field of the registration answers bad input with a sentence and keeps what was typed', {
  tag: '@phone',
}, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*(400|422|429)/)
  await page.goto('/register?type=student')
  const next = page.getByRole('button', { name: 'Suivant' })
  const [name, email] = [page.getByLabel('Nom complet'), page.locator('#register-email')]
  const [password, again] = [page.locator('#register-password'), page.locator('#register-confirmPassword')]
  await expect(page.getByRole('button', { name: 'Envoyer code de vérification' })).toBeDisabled()
  for (const [typed, sentence] of [
    ['   ', 'Le nom doit comporter au moins 2 caractères.'],
    ['a'.repeat(201), 'Limite de 200 caractères dépassée'],
    [MARKUP, MARKUP_REFUSED],
  ] as const) {
    await name.fill(typed)
    await next.click()
    await expect(page.getByRole('link', { name: sentence })).toBeVisible()
    await expect(name).toHaveValue(typed)
  }
  for (const typed of ['zoé', `${'a'.repeat(250)}@exemple.fr`, '<b>@exemple.fr', '🌿@🌿']) {
    await email.fill(typed)
    await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
    await expect(page.getByText('Veuillez entrer une adresse email valide.').first()).toBeVisible()
    await expect(email).toHaveValue(typed)
  }
  for (const [first, second, sentence] of [
    ['court', 'court', 'Le mot de passe doit comporter au moins 8 caractères.'],
    ['quatre petits mots', 'quatre petits mo', 'Les mots de passe ne correspondent pas.'],
    ['a'.repeat(2000), 'a'.repeat(2000), /Limite de \d+ caractères dépassée/],
  ] as const) {
    await password.fill(first)
    await again.fill(second)
    await next.click()
    await expect(page.getByRole('link', { name: sentence })).toBeVisible()
  }

  // Surrounding spaces, another alphabet and an emoji are valid in a name and an address.
  const address = newEmail()
  await fillInAccount(page, `  ${address.toUpperCase()} `, {
    name: '  Ζωή Παπαδοπούλου 🌿 ',
    readCode: () => codeMailedTo(page, address),
  })
  await next.click()
  const [university, bio] = [page.getByLabel('Université'), page.getByLabel('Présentation')]
  for (const [typed, sentence] of [
    ['', 'Veuillez entrer le nom de votre université.'],
    ['u'.repeat(500), /Limite de \d+ caractères dépassée/],
    [MARKUP, MARKUP_REFUSED],
  ] as const) {
    await university.fill(typed)
    await next.click()
    await expect(page.getByRole('link', { name: sentence })).toBeVisible()
  }
  await university.fill('  Πανεπιστήμιο Αθηνών ')
  await bio.fill(MARKUP)
  await next.click()
  await expect(page.getByRole('link', { name: MARKUP_REFUSED })).toBeVisible()
  await bio.fill('Bonjour 🌿\nЯ учусь на психолога.')
  await next.click()

  const proof = page.getByLabel('Preuve de votre statut d’étudiant')
  const FORMAT_REFUSED = 'Format de fichier non accepté. Formats autorisés : PDF, JPEG, PNG'
  for (const [file, mimeType, buffer] of [
    ['vide.pdf', 'application/pdf', Buffer.alloc(0)],
    ['bombe.png', 'image/png', await decompressionBomb()],
    ['secret.pdf', 'application/pdf', Buffer.from(await pdf({ password: 'secret' }))],
    ['anime.png', 'image/png', await picture('gif')],
  ] as const) {
    const answered = page.waitForResponse(/\/upload\/sign\//)
    await proof.setInputFiles({ name: file, mimeType, buffer })
    await answered
    await expect(page.getByText('Envoi du document…')).toHaveCount(0)
    await expect(page.getByText(FORMAT_REFUSED).first()).toBeVisible()
    await expect(page.getByText('Document téléchargé avec succès')).toHaveCount(0)
  }
  // A PNG with a wrong file name is detected by its content.
  await proof.setInputFiles({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: await picture('png') })
  await expect(page.getByText('Document téléchargé avec succès (carte.pdf)')).toBeVisible()
  await page.locator('#register-termsAccepted').click()
  await page.locator('#register-certified').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/dashboard-etudiant')
  await page.goto('/profile-student')
  await expect(page.getByRole('definition').filter({ hasText: 'Πανεπιστήμιο Αθηνών' })).toBeVisible()
})

test('codes and links serve once, and not after too many guesses', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*(403|422|429)/)
  const guessed = newEmail()
  await page.goto('/register?type=patient')
  await page.locator('#register-email').fill(guessed)
  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  const right = await codeMailedTo(page, guessed)
  const field = page.getByLabel('Code à 6 chiffres')
  for (const code of ['123', '111111', '222222', '333333', '444444', '555555', right]) {
    await field.fill(code)
    const refused = page.getByText(
      code === '123' ? 'Le code doit comporter 6 chiffres' : 'Code de vérification incorrect',
    )
    const answered = code === '123' ? undefined : page.waitForResponse(/check-registration-code/)
    await page.getByRole('button', { name: 'Vérifier le code' }).click()
    await answered
    await expect(refused.first()).toBeVisible()
  }
  await expect(page.getByText('Email vérifié !')).toHaveCount(0)

  const email = newEmail()
  await page.request.post('/auth/v1/otp', { data: { email } })
  const [mail] = await mailTo(page, email)
  const link = `/verify-email?type=magiclink&token=${/token=([\w-]+)/.exec(mail?.text ?? '')?.[1]}`
  // A mail scanner opens the link first, which must not consume the token.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.waitForURL('/patient/dashboard')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Ce lien ou ce code n’est plus valable. Demandez-en un nouveau.').first()).toBeVisible()
  await page.goto('/forgotten-password?token=invente')
  await page.locator('#new-password').fill('cinq autres mots très simples')
  await page.locator('#new-confirmPassword').fill('cinq autres mots très simples')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Ce lien ou ce code n’est plus valable. Demandez-en un nouveau.').first()).toBeVisible()
})
