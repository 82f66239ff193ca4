import { expect, expectAccessible, mailTo, test } from '../support/browser.ts'

const linkIn = (text: string, path: string) => new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0] ?? ''

test('the letter is sent only to who confirms, by a button, and leaving takes one click', async ({ page }) => {
  const email = `lea-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByLabel('Adresse e‑mail').fill(email)
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()

  const [mail] = await mailTo(page, email)
  const confirmation = new URL(linkIn(mail?.text ?? '', '/newsletter/confirmation'))
  await page.goto(confirmation.pathname + confirmation.search)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible()
})

test('a wrong address gets a sentence', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByLabel('Adresse e‑mail').fill('lea@')
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByText(/Indiquez une adresse e‑mail/)).toBeVisible()
})

test('a link that is not ours is refused with a sentence', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  await page.goto('/newsletter/confirmation?token=invente')
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(page.getByRole('alert').or(page.getByText(/lien/i)).first()).toBeVisible()
})

test('a visitor notes a low mood in two steps; it stays on the device, and two quiet links are offered', async ({
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
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre état émotionnel a été enregistré!')).toBeVisible()
  await expect(panel.getByText('Enregistré sur cet appareil.')).toBeVisible()
  await expect(panel.getByRole('link', { name: /Chat IA/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: /3114/ })).toBeVisible()
})
