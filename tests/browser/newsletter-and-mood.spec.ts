import { newEmail, signUpAsPatient } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, hydrate, mailTo, test } from '../support/browser/browser.ts'

const linkIn = (text: string, path: string) => new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0] ?? ''

test('the letter is sent only to who confirms, by a button, and leaving takes one click @desktop', async ({ page }) => {
  const email = `lea-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()

  const [mail] = await mailTo(page, email)
  const confirmation = new URL(linkIn(mail?.text ?? '', '/newsletter/confirmation'))
  await page.goto(confirmation.pathname + confirmation.hash)
  await expect(page, 'the token left the address').toHaveURL('/newsletter/confirmation')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible()
})

test('a wrong address gets a sentence @desktop', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByLabel('Adresse e-mail').fill('lea@')
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByText(/Indiquez une adresse e-mail/)).toBeVisible()
})

test('a link that is not ours is refused with a sentence @desktop', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  // Link format of earlier mails.
  await page.goto('/newsletter/confirmation?token=invente')
  await expect(page).toHaveURL('/newsletter/confirmation')
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(page.getByRole('alert').or(page.getByText(/lien/i)).first()).toBeVisible()
})

test('a visitor notes a low mood in two steps; it stays on the device, and two quiet links are offered @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  const panel = page.getByRole('dialog', { name: 'Mon humeur' })
  await expect(panel.getByRole('button', { name: 'Continuer' })).toBeDisabled()
  for (const level of ['Très bien', 'Bien', 'Moyen', 'Pas bien'])
    await expect(panel.getByText(level, { exact: true })).toBeVisible()
  await panel.getByText('Pas bien', { exact: true }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Continuer' }).click()
  await panel.getByLabel('Quelques mots').fill('Une mauvaise nuit')
  await panel.getByRole('button', { name: 'Retour' }).click()
  await panel.getByRole('button', { name: 'Continuer' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  await expect(panel.getByLabel('Quelques mots')).toHaveValue('Une mauvaise nuit')
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre état émotionnel a été enregistré!')).toBeVisible()
  await expect(panel.getByText('Enregistré sur cet appareil.')).toBeVisible()
  const [chat, call, toast] = await Promise.all(
    [
      panel.getByRole('link', { name: /Chat IA/ }),
      panel.getByRole('link', { name: /3114/ }),
      page.getByText('Votre état émotionnel a été enregistré!'),
    ].map((one) => one.boundingBox()),
  )
  for (const help of [chat, call])
    expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast is above the help').toBeLessThan(help?.y ?? 0)

  await page.reload()
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  await expect(panel.getByText(/^Déjà noté aujourd’hui/)).toBeVisible()
  await panel.getByText('Ce que cet appareil garde (1)').click()
  await expect(panel.getByText('Une mauvaise nuit')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Tout effacer de cet appareil' }).click()
  await expect(panel.getByText('Une mauvaise nuit')).toHaveCount(0)
  await expect(panel.getByText(/^Déjà noté aujourd’hui/)).toHaveCount(0)
})

test('who is signed in keeps a mood in the account by agreeing to it, and only then @phone', async ({ page }) => {
  await signUpAsPatient(page, newEmail())
  await page.goto('/')
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  const panel = page.getByRole('dialog', { name: 'Mon humeur' })

  async function note(level: string, words: string, agrees: boolean) {
    await panel.getByText(level, { exact: true }).click()
    await panel.getByRole('button', { name: 'Continuer' }).click()
    await panel.getByLabel('Quelques mots').fill(words)
    await panel.getByRole('checkbox').setChecked(agrees)
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
  }

  // A mood that is not low closes the panel: the toast confirms the save.
  await note('Moyen', 'Pour moi seule', false)
  await expect(page.getByText('Votre état émotionnel a été enregistré!')).toBeVisible()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  await note('Bien', 'Une bonne nuit', true)
  await expect(panel).toBeHidden()

  await page.evaluate(() => localStorage.removeItem('mivoix-mood'))
  await page.goto('/patient/dashboard')
  await expect(page.getByText(/^Déjà noté aujourd’hui/)).toBeVisible()
  await page.getByRole('button', { name: 'Voir en tableau' }).click()
  await expect(page.getByText('Une bonne nuit')).toBeVisible()
  await expect(page.getByText('Pour moi seule')).toBeHidden()

  // Erased in another tab while it is being corrected here.
  await page.getByRole('button', { name: /^Modifier/ }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Quelques mots').fill('Une nuit meilleure encore')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/patient/dashboard')
  await otherTab.getByRole('button', { name: 'Voir en tableau' }).click()
  await otherTab.getByRole('button', { name: /^Modifier/ }).click()
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click()
  await expect(otherTab.getByText('Votre humeur est effacée.').first()).toBeVisible()
  await otherTab.close()
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Cet élément n’existe pas ou n’existe plus.').first()).toBeVisible()
  await expect(page.getByText('Votre humeur est corrigée.')).toHaveCount(0)
  await expect(editor.getByLabel('Quelques mots')).toHaveValue('Une nuit meilleure encore')
})

test('a part that the connection fails takes nothing else down, and comes when it can @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/)
  await page.goto('/')
  await hydrate(page)
  await page.route('**/assets/mood-panel*', (route) => route.abort())
  await page.getByRole('button', { name: 'Mon humeur' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/mood-panel*')
  await expect(page.getByRole('dialog', { name: 'Mon humeur' })).toBeVisible()
})
