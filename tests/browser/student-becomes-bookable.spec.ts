import { enterDemoAs, fillInAccount, newEmail } from '../support/browser/account-journey.ts'
import { randomDay } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, mailTo, newVisitor, test } from '../support/browser/browser.ts'
import { picture } from '../support/sample-files.ts'

test('a student goes from sign-up to the first bookable hour', async ({ page, browser, baseURL }) => {
  test.slow()
  const email = newEmail()
  // Unique name, to be found in the queue.
  const lastName = `Q${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/register?type=student')
  await fillInAccount(page, email, { name: `Jeanne ${lastName}` })
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByLabel('Université').fill('Université de Lille')
  await page.getByRole('combobox', { name: /Année d’études/ }).click()
  await page.getByRole('option', { name: 'Master 2' }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  const document = { name: 'carte.png', mimeType: 'image/png', buffer: await picture('png') }
  await page.getByLabel('Preuve de votre statut d’étudiant').setInputFiles(document)
  await expect(page.getByText('Document téléchargé avec succès (carte.png)')).toBeVisible()
  await page.locator('#register-termsAccepted').click()
  await page.locator('#register-certified').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/dashboard-etudiant')
  await expect(page.getByText('Votre justificatif est en cours de vérification.')).toBeVisible()

  // Nobody offers hours without a number at which their supervision reaches them.
  await page.goto('/profile-student')
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Téléphone pour la supervision').fill('06 39 98 00 07')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('+33 6 39 98 00 07')).toBeVisible()

  // Slots offered before the decision are not visible yet.
  const day = randomDay()
  await page.goto(`/therapist/availability?date=${day}`)
  await page.getByRole('button', { name: 'Ajouter cette disponibilité' }).click()
  await expect(page.getByText('Disponibilité ajoutée avec succès')).toBeVisible()

  const viewport = page.viewportSize()
  const admin = await newVisitor(browser, { baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
  await enterDemoAs(admin, 'admin')
  await admin.goto('/admin')
  await expect(admin.getByRole('heading', { level: 1, name: 'Vue d’ensemble' })).toBeVisible()
  await expectAccessible(admin)
  await admin.goto(`/admin/verifications?q=${lastName}`)
  await admin.getByRole('navigation', { name: 'Dossiers', exact: true }).getByRole('button').click()
  await expect(admin.getByRole('heading', { level: 2, name: `Jeanne ${lastName}` })).toBeFocused()
  await expect(admin.getByRole('img', { name: `Justificatif de Jeanne ${lastName}` })).toBeVisible()
  await admin.getByRole('button', { name: 'Valider' }).click()
  await expect(admin.getByText('Reste à cocher : Nom identique, Année en cours')).toBeVisible()
  for (const check of ['Nom identique', 'Année en cours', 'Psychologie', 'Lisible'])
    await admin.getByRole('checkbox', { name: check }).click()
  // Declared as Master 2: the document shows the year before.
  await admin.getByRole('combobox', { name: 'Année sur le document' }).click()
  await admin.getByRole('option', { name: 'Master 1' }).click()
  await admin.getByRole('radio', { name: /Paul Vasseur/ }).click()
  await expect(admin.getByText('Paul Vasseur, psychologue, vous supervise.')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Valider' }).click()
  await expect(admin.getByText('Dossier validé. L’e-mail part dans un instant.')).toBeVisible()
  await expect(admin.getByText('Aucun dossier en attente.')).toBeVisible()

  await page.goto('/dashboard-etudiant')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Votre justificatif est en cours de vérification.')).toHaveCount(0)
  await expect
    .poll(async () => (await mailTo(page, email)).map(({ text }) => text).join('\n'), { timeout: 30_000 })
    .toContain('Paul Vasseur, psychologue, vous supervise')

  await page.goto('/profile-student')
  await expect(page.getByRole('definition').filter({ hasText: 'Master 1' })).toBeVisible()

  const patient = await newVisitor(browser, { baseURL: baseURL ?? '', viewport })
  await enterDemoAs(patient, 'patient')
  const token = await patient.evaluate(() => {
    const kept: { access_token: string } = JSON.parse(localStorage.getItem('mivoix-auth') ?? '{}')
    return kept.access_token
  })
  const free = await patient.request.get(
    `/rest/v1/free_starts?practitioner_name=eq.Jeanne%20Q.&select=practitioner_name`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  expect(await free.json()).toContainEqual({ practitioner_name: 'Jeanne Q.' })
})

test('what is grave needs two administrators', { tag: '@desktop' }, async ({ page, browser, baseURL, tolerate }) => {
  await enterDemoAs(page, 'admin')
  await page.goto('/admin/personnes')
  await expect(page.getByText('Cherchez un nom ou une adresse.')).toBeVisible()
  await page.getByLabel('Nom ou adresse').fill('Vasseur')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.getByRole('button', { name: /^Nommer référent·e/ }).click()
  const consequence = /lira les signalements, les alertes sans réponse et les archives ouvertes. Aucun e-mail ne part/
  await expect(page.getByRole('dialog').getByText(consequence)).toBeVisible()
  await page.getByLabel('Pourquoi ?').fill('Connaît les situations graves')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Nommer référent·e/ }).click()
  await page.getByLabel('Pourquoi ?').fill('Une seconde fois')
  tolerate(/status of 409/)
  await page.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(page.getByText('La même demande attend déjà une décision').first()).toBeVisible()
  await page.goto('/admin/demandes')
  await expect(page.getByText('Nommer Paul Vasseur psychologue référent·e').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approuver' })).toHaveCount(0)
  await expectAccessible(page)

  const other = await newVisitor(browser, { baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  await enterDemoAs(other, 'admin', 'admin2@demo.mivoix.fr')
  await other.goto('/admin/demandes')
  await expect(other.getByText(consequence)).toBeVisible()
  await other.getByRole('button', { name: 'Approuver' }).first().click()
  await expect(other.getByText('Votre décision est enregistrée.')).toBeVisible()
  await other.goto('/admin/journal')
  await expect(other.getByText('Référence donnée').first()).toBeVisible()
  await expectAccessible(other)
  await other.goto('/admin/supervision')
  await expect(other.getByText('Référent·e', { exact: true }).first()).toBeVisible()
  await expectAccessible(other)
})

test('who is no administrator is sent away', { tag: '@phone' }, async ({ page }) => {
  await enterDemoAs(page, 'student')
  for (const screen of ['', '/verifications']) {
    await page.goto(`/admin${screen}`)
    await page.waitForURL('/dashboard-etudiant')
  }
})
