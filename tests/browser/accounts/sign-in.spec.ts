import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { codeMailedTo, newEmail, signIn, signOut, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { expect, expectAccessible, mailTo, newVisitor, test } from '../../support/browser/browser.ts'

// Whole journeys, each with several mails and checks of every screen.
test.slow()

const PROTECTED = 'Vous devez être connecté pour accéder à cette page'

test('guards send away with the sentence of the page, and back after signing in', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of [
    '/patient/dashboard',
    '/profile-patient',
    '/settings',
    '/profile-student',
    '/dashboard-etudiant',
  ]) {
    await page.goto(path)
    await page.waitForURL('/login?from=protected')
    await expect(page.getByRole('main').getByText(PROTECTED)).toBeVisible()
  }
  const move = `/appointment?move=${crypto.randomUUID()}`
  await page.goto(move)
  await page.waitForURL('/login?redirect=appointment')
  await expect(page.getByRole('main').getByText('Veuillez vous connecter pour prendre rendez-vous')).toBeVisible()
  await signIn(page, demoAccounts.patient.email, DEMO_PASSWORD)
  await page.waitForURL(move)
  await page.goto('/login')
  await page.waitForURL('/patient/dashboard')
})

test('a mailed link opened signed out is where one arrives: by password, by code, by a new account', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, tolerate }) => {
  tolerate(/Failed to load resource.*40[46]/)
  const wanted = `/session-summary?appointment=${crypto.randomUUID()}`
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.evaluate(() => localStorage.removeItem('mivoix-auth'))
  await page.goto(wanted)
  await page.waitForURL('/login?from=protected')
  await signIn(page, email)
  await page.waitForURL(wanted)

  const elsewhere = await newVisitor(browser, { baseURL: baseURL ?? '' })
  await elsewhere.goto(wanted)
  await signIn(elsewhere, email)
  await elsewhere.waitForURL('/verify-2fa?from=protected')
  // Between password and code, the contact form still works.
  const contact = await elsewhere.context().newPage()
  await contact.goto('/verify-2fa?from=protected')
  await contact.getByRole('link', { name: 'Besoin d’aide ? Écrivez-nous' }).click()
  await contact.getByLabel('Nom complet').fill('Zoé Petit')
  await contact.getByRole('main').getByLabel('Adresse e-mail').fill(newEmail())
  await contact.getByLabel('Sujet').fill('Mon code')
  await contact.getByLabel('Message').fill('Je ne reçois pas mon code.')
  await contact.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(contact.getByRole('heading', { name: 'Message envoyé' })).toBeVisible()
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  await elsewhere.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await elsewhere.getByRole('button', { name: 'Vérifier' }).click()
  await elsewhere.waitForURL(wanted)

  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', 'constructor', '__proto__']) {
    const visitor = await newVisitor(browser, { baseURL: baseURL ?? '' })
    await visitor.goto('/urgence')
    await visitor.evaluate((path) => sessionStorage.setItem('redirectAfterLogin', path), evil)
    await visitor.goto(`/login?from=protected&redirect=${encodeURIComponent(evil)}`)
    await signIn(visitor, demoAccounts.patient.email, DEMO_PASSWORD)
    await visitor.waitForURL('/patient/dashboard')
    await visitor.context().close()
  }
})

test('a session that is about to end says so, and is prolonged', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*40[06]/)
  await page.clock.install()
  await page.goto('/login')
  await signIn(page, demoAccounts.patient.email, DEMO_PASSWORD)
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByRole('button', { name: 'Prolonger' })).toHaveCount(0)
  await page.clock.fastForward('56:00')
  await expect(page.getByText(/Votre session se termine dans [345]\s+minutes/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prolonger' }).click()
  await expect(page.getByText('Votre session est prolongée.')).toBeVisible()
})

test('input and clicks before hydration are kept and replayed afterwards', { tag: '@phone' }, async ({ page }) => {
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.evaluate(() => localStorage.removeItem('mivoix-auth'))
  let typed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })

  await page.goto('/register?type=patient', { waitUntil: 'commit' })
  await page.getByLabel('Nom complet').fill('Zoé Petit')
  typed.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.reload()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Zoé Petit')

  typed = Promise.withResolvers()
  await page.goto('/login', { waitUntil: 'commit' })
  await signIn(page, email)
  await expect(page).toHaveURL('/login')
  typed.resolve()
  await page.waitForURL('/patient/dashboard')
})

test('three wrong passwords block the form for five minutes, through a reload', { tag: '@desktop' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(400|429)/)
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').getByText('Veuillez remplir tous les champs')).toBeVisible()
  const email = newEmail()
  for (const n of [1, 2]) {
    await signIn(page, email, 'pas le bon mot')
    await expect(page.getByRole('main').getByText(`Identifiants incorrects. Tentative ${n}/3`)).toBeVisible()
  }
  await signIn(page, email, 'pas le bon mot')
  await expect(
    page.getByText('Trop de tentatives échouées. Compte temporairement bloqué pendant 5 minutes.'),
  ).toBeVisible()
  const countdown = page.getByTestId('lockout')
  await expect(countdown).toHaveText(/Trop de tentatives de connexion échouées\. Veuillez réessayer dans [45]:\d\d\./)
  await expectAccessible(page)
  await page.reload()
  await expect(countdown).toHaveText(/Veuillez réessayer dans [45]:\d\d\./)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill('pas le bon mot')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Compte temporairement bloqué\. Réessayez dans [45]:\d\d/)).toBeVisible()
})

test('a block removed by hand in the browser is still the server’s', { tag: '@desktop' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(400|429)/)
  await page.goto('/login')
  const email = newEmail()
  for (const sentence of ['Tentative 1/3', 'Tentative 2/3', 'pendant 5 minutes']) {
    await signIn(page, email, 'pas le bon mot')
    await expect(page.getByText(sentence).first()).toBeVisible()
  }
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await signIn(page, email, 'pas le bon mot')
  await expect(page.getByText(/Compte temporairement bloqué\. Réessayez dans/)).toBeVisible()
})

test('the password can be shown, and the security check passes by itself', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('Vérifié', { exact: true })).toBeVisible()
  await page.locator('#login-password').fill('secret')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(page.locator('#login-password')).toHaveAttribute('type', 'text')
  await expectAccessible(page)
})

test('demo buttons open the seeded accounts', { tag: '@desktop' }, async ({ page }) => {
  for (const [button, sentence, home] of [
    ['Patient', 'Connexion démo en tant que patient !', '/patient/dashboard'],
    ['Praticien', 'Connexion démo en tant que étudiant !', '/dashboard-etudiant'],
    ['Admin', 'Connexion démo en tant que administrateur !', '/admin'],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(home)
    await expect(page.getByText(sentence)).toBeVisible()
    // From a page without requests: others would keep polling without a session.
    await page.goto('/urgence')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a forgotten password is replaced by the code of a mail, and by its link', { tag: '@desktop' }, async ({
  page,
}) => {
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.goto('/patient/dashboard')
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText('Veuillez saisir votre adresse email').first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('#recovery-email').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText('Si un compte existe pour cette adresse, un lien vient d’être envoyé.')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  const [mail] = await mailTo(page, email)
  const link = /\S+\/forgotten-password#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  // The token is in the fragment, which no server sees, and is removed from the URL at once.
  await page.goto('/urgence')
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible()
  await expect(page).toHaveURL('/forgotten-password')
  await expectAccessible(page)
  await page.locator('#new-password').fill('cinq autres mots très simples')
  await page.locator('#new-confirmPassword').fill('cinq autres mots tres simples')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Les mots de passe ne correspondent pas.').first()).toBeVisible()
  await page.locator('#new-confirmPassword').fill('cinq autres mots très simples')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.waitForURL('/patient/dashboard')
  await signOut(page)
  await page.goto('/login')
  await signIn(page, email, 'cinq autres mots très simples')
  await page.waitForURL('/patient/dashboard')
})

test('signing out in one tab signs out in every tab', { tag: '@desktop' }, async ({ page, context }) => {
  await signUpAsPatient(page, newEmail())
  await page.goto('/patient/dashboard')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { name: 'Paramètres' })).toBeVisible()
  await signOut(page)
  await other.waitForURL('/login?from=protected')
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  test('every account screen keeps its contrast', { tag: '@desktop' }, async ({ page }) => {
    for (const path of ['/login', '/user-type-selection', '/register?type=patient', '/forgotten-password']) {
      await page.goto(path)
      await expectAccessible(page)
    }
    await page.goto('/login')
    await signIn(page, demoAccounts.patient.email, DEMO_PASSWORD)
    await page.waitForURL('/patient/dashboard')
    for (const path of ['/profile-patient', '/settings']) {
      await page.goto(path)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    }
  })
})

test('who accepted earlier terms is shown the new ones, and accepts them once @phone', async ({ page }) => {
  await signUpAsPatient(page, newEmail(), { termsVersion: 1 })
  await page.goto('/patient/dashboard')
  const notice = page.getByRole('region', { name: 'Conditions d’utilisation' })
  await expect(notice.getByRole('link', { name: 'conditions d’utilisation' })).toHaveAttribute('href', '/terms')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'J’accepte' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await expect(notice).toBeHidden()
})
