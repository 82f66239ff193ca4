import { newEmail, signUpAsPatient } from '../support/account-journey.ts'
import { expect, test } from '../support/browser.ts'
import { decompressionBomb } from '../support/sample-files.ts'

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
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(firstName).toHaveValue(typed)
  }
  await page.getByLabel('Date de naissance').fill('2190-01-01')
  await firstName.fill('  Ζωή 🌿  ')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Indiquez une date de naissance passée, par exemple 17/05/1994.')).toBeVisible()
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
