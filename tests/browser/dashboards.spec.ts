import { DEMO_PASSWORD } from '#domain/auth/demo-accounts.ts'
import { enterDemoAs, newEmail, signIn, signUpAsPatient } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, newVisitor, test } from '../support/browser/browser.ts'

test('a new patient is told how to begin, notes a mood and reads it in a table @phone', async ({ page }) => {
  await signUpAsPatient(page, newEmail())
  await page.goto('/patient/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Zoé' })).toBeVisible()
  const first = page.getByRole('region', { name: 'Votre première séance' })
  await expect(first.getByRole('listitem')).toHaveText([
    /Choisissez une heure/,
    /une seule fois/,
    /depuis le lien reçu/,
  ])
  await expect(page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' })).toHaveCount(1)
  await expect(first.getByRole('link', { name: 'Voir qui vous reçoit' })).toBeVisible()
  await expect(page.getByText('Séances réalisées'), 'no figures of nothing').toHaveCount(0)
  await expect(page.getByText('Vos rendez-vous à venir apparaîtront ici.')).toBeVisible()
  await expect(page.getByText('Notez votre humeur aujourd’hui, votre météo apparaîtra ici.')).toBeVisible()
  await expectAccessible(page)

  const main = page.getByRole('main')
  await main.getByText('Bien', { exact: true }).click()
  await main.getByRole('button', { name: 'Continuer' }).click()
  await main.getByLabel('Quelques mots').fill('Une bonne nuit')
  await page.locator('#mood-consent').click()
  await main.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre état émotionnel a été enregistré!')).toBeVisible()
  await main.getByRole('button', { name: 'Voir en tableau' }).click()
  await expect(main.getByRole('cell', { name: 'Une bonne nuit' })).toBeVisible()
})

test('a patient goes back through all of their moods, and forth @phone', async ({ page }) => {
  await enterDemoAs(page, 'patient')
  await page.goto('/patient/dashboard')
  const main = page.getByRole('main')
  const earlier = main.getByRole('button', { name: 'Jours précédents' })
  const later = main.getByRole('button', { name: 'Jours suivants' })
  // Entered 29 days ago: on the third page of fourteen days.
  const aMonthAgo = main.getByText('Nuit blanche avant le bureau.')
  await main.getByRole('button', { name: 'Voir en tableau' }).click()
  await expect(main.getByText('Longue marche au parc après le travail.')).toBeVisible()
  await expect(later).toBeDisabled()
  await earlier.click()
  await earlier.click()
  await expect(aMonthAgo).toBeVisible()
  await expect(earlier).toBeDisabled()
  await main.getByRole('button', { name: 'Voir en graphique' }).click()
  await expect(main.getByText(/humeurs notées\. La dernière, /)).toBeAttached()
  await later.click()
  await later.click()
  await expect(later).toBeDisabled()
})

test('a session ended elsewhere leads to the sign-in, and back to what was being written @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 40[13]/)
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.goto('/patient/dashboard')
  const main = page.getByRole('main')
  await main.getByText('Moyen', { exact: true }).click()
  await main.getByRole('button', { name: 'Continuer' }).click()
  await main.getByLabel('Quelques mots').fill('Une mauvaise nuit')
  await page.locator('#mood-consent').click()
  await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('mivoix-auth') ?? '{}')
    await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  })
  await main.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/login?from=protected')
  await signIn(page, email)
  await expect(main.getByLabel('Quelques mots')).toHaveValue('Une mauvaise nuit')
})

test('a patient who opens the practitioners’ screens is sent home with the sentence @desktop', async ({ page }) => {
  await enterDemoAs(page, 'patient')
  await page.goto('/dashboard-etudiant')
  await expect(page).toHaveURL('/patient/dashboard')
  await expect(page.getByText('Cette page est réservée aux praticiens').first()).toBeVisible()
  await page.goto('/agenda-etudiant')
  await expect(page).toHaveURL('/patient/dashboard')
  await expect(page.getByText('Cette page est réservée aux thérapeutes étudiants').first()).toBeVisible()
})

test('a student opens every screen of their work @desktop', async ({ page }) => {
  test.slow()
  await enterDemoAs(page, 'student')
  await page.goto('/dashboard-etudiant')
  await expect(page.getByText('Séances à venir')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/student/dashboard')
  await expect(page.getByText('Évaluations récentes')).toBeVisible()
  await expect(page.getByText(/Votre moyenne s’affiche à partir de 5 avis| sur 5, /)).toBeVisible()
  await page.goto('/appointment')
  await expect(page.getByText('Une séance se réserve avec un compte patient.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réserver et Payer' })).toHaveCount(0)

  await page.goto('/therapist/dashboard')
  await expect(page.getByRole('heading', { name: 'Consultations à venir' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Notes de séance' }).click()
  await expect(page.getByText('Vous pourrez ajouter des notes après vos consultations')).toBeVisible()
  await page.getByRole('tab', { name: 'Mon profil professionnel' }).click()
  await expect(page.getByRole('link', { name: 'Modifier mon profil' })).toBeVisible()
  await page.getByLabel('Titulaire du compte').fill('Inès Laurent')
  await page.getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD)
  await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 188')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  // At the field, and in the error summary.
  await expect(page.getByText('Cet IBAN n’est pas valide. Vérifiez les chiffres un à un.')).toHaveCount(2)
  await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('•••• 0189')).toBeVisible()
  await page.getByRole('button', { name: 'Créer mon adresse' }).click()
  const feed = await page.getByLabel('Votre adresse').inputValue()
  const calendar = await page.request.get(new URL(feed).pathname, { headers: { authorization: '' } })
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  await expectAccessible(page)

  await page.goto('/agenda-etudiant?date=2040-01-02')
  await expect(page.getByText('Rien de prévu cette semaine.')).toBeVisible()
  await expectAccessible(page)
})

test('the link of an appointment that is not the reader’s shows nothing of it @phone', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  await enterDemoAs(page, 'patient')
  await page.goto(`/session/${crypto.randomUUID()}`)
  await expect(page.getByText('Cet élément n’existe pas ou n’existe plus.')).toBeVisible()
})

test('each person finds their own profile, and what was verified says how to change it @desktop', async ({
  page,
  browser,
}) => {
  await enterDemoAs(page, 'patient')
  await page.goto('/profile-student')
  await page.waitForURL('/profile-patient')

  const therapist = await newVisitor(browser)
  await enterDemoAs(therapist, 'therapist')
  await therapist.goto('/therapist/dashboard?tab=profile')
  await expect(therapist.getByText('Années d’expérience')).toBeVisible()
  await expect(therapist.getByText('Année d’études')).toHaveCount(0)
  await therapist.getByRole('link', { name: 'Modifier mon profil' }).click()
  await therapist.waitForURL('/profile-therapist')
  await therapist.getByRole('button', { name: 'Modifier' }).click()
  await expect(therapist.getByLabel('Présentation')).toBeVisible()
  await expect(therapist.getByLabel('Université')).toHaveCount(0)
  await expectAccessible(therapist)
  await therapist.close()

  const student = await newVisitor(browser)
  await enterDemoAs(student, 'student')
  await student.goto('/profile-student')
  await student.getByRole('button', { name: 'Modifier' }).click()
  await expect(student.getByText(/envoyez un nouveau justificatif/)).toBeVisible()
  await expect(student.getByLabel('Prénom')).toHaveCount(0)
  await expectAccessible(student)
  await student.close()
})

test('availability stands beside the rail, and the details of revenue come into view @desktop', async ({ page }) => {
  await enterDemoAs(page, 'student')
  await page.goto('/therapist/availability')
  await expect(page.getByRole('navigation', { name: 'Espace de travail' })).toBeVisible()
  await page.goto('/therapist/dashboard')
  await page.getByRole('button', { name: 'Voir les détails', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Revenus' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Détails' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Revenus' })).toBeInViewport()
})
