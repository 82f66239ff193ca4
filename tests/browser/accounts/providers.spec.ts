import { codeMailedTo, newEmail, PASSWORD, signOut, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { expect, expectAccessible, mailTo, test } from '../../support/browser/browser.ts'
import { startOidcServer } from '../../support/servers/oidc-server.ts'

// A whole journey, to another server and back.
test.slow()

test('an outside account opens one here, is linked, given up and linked again', { tag: '@desktop' }, async ({
  page,
  tolerate,
  baseURL,
}) => {
  tolerate(/request to another origin: http:\/\/127\.0\.0\.1/)
  tolerate(/Failed to load resource.*422/)
  const port = Number(process.env.BROWSER_TEST_OIDC_PORT)
  const provider = await startOidcServer(`${baseURL}/auth/v1/callback`, port)
  const email = newEmail()
  const person = { sub: crypto.randomUUID(), email, email_verified: true, name: 'Ada Martin' }

  provider.denyAll()
  await page.goto('/login?redirect=appointment')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer avec Essai' }).click()
  await expect(page.getByRole('main').getByText('Échec de la connexion')).toBeVisible()

  provider.arrive(person)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Continuer avec Essai' }).click()
  // An unknown device: the second factor is required after OAuth, as after a password.
  await page.waitForURL('/verify-2fa?redirect=appointment')
  await page.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.waitForURL('/appointment')

  // Nobody has shown the terms yet: there was no form.
  const terms = page.getByRole('region', { name: 'Conditions d’utilisation' })
  await expect(terms).toContainText('Votre compte s’utilise selon nos conditions d’utilisation')
  await expectAccessible(page)
  await terms.getByRole('button', { name: 'J’accepte' }).click()
  await expect(terms).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(terms).toBeHidden()

  await page.goto('/settings')
  const unlink = page.getByRole('button', { name: 'Ne plus lier Essai' })
  await unlink.click()
  await expect(
    page.getByText('C’est votre seul moyen de connexion : ajoutez-en un autre avant de le retirer.'),
  ).toBeVisible()
  await page.getByText('Choisir un mot de passe').click()
  await page.getByLabel('Nouveau mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Choisir un mot de passe' }).click()
  await expect(page.getByText('Mot de passe modifié')).toBeVisible()
  await expectAccessible(page)
  await unlink.click()
  await expect(page.getByText('Votre compte extérieur n’est plus lié')).toBeVisible()

  // A session event of another tab re-renders the page while it redirects: that must not start a second sign-in.
  const held = Promise.withResolvers<void>()
  let journeys = 0
  await page.route('**/user/identities/authorize*', async (route) => {
    journeys++
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Lier Essai' }).click()
  await expect.poll(() => journeys).toBe(1)
  const changedEmail = newEmail()
  await page.evaluate((changed) => {
    const session = JSON.parse(localStorage.getItem('mivoix-auth') ?? '')
    const news = { event: 'USER_UPDATED', session: { ...session, user: { ...session.user, email: changed } } }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
    new BroadcastChannel('mivoix-auth').postMessage(news)
  }, changedEmail)
  await expect(page.getByText(changedEmail)).toBeVisible()
  held.resolve()
  await expect(page.getByText('Votre compte extérieur est lié')).toBeVisible()
  expect(journeys).toBe(1)
  await expect(page).toHaveURL('/settings')
  await expect(unlink).toBeVisible()
  await expect
    .poll(async () => (await mailTo(page, email)).filter(({ text }) => text.includes('Essai')).length)
    .toBeGreaterThan(1)

  await signOut(page)
  await signUpAsPatient(page, newEmail())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Lier Essai' }).click()
  await expect(page.getByText('Ce compte extérieur est déjà lié à un autre compte.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lier Essai' })).toBeVisible()
  provider.close()
})
