import { expect, mailTo, test } from '../support/browser.ts'

test('a visitor subscribes from the foot of a page and confirms from their mailbox', async ({ page }) => {
  const email = `lecteur-${crypto.randomUUID()}@exemple.fr`
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Adresse e‑mail').fill(email)
  await footer.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByText('un e‑mail de confirmation vient de partir').first()).toBeVisible()

  const [mail] = await mailTo(page, email)
  const link = /https?:\/\/\S+\/newsletter\/confirmation\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(page.getByText('Votre inscription est confirmée')).toBeVisible()
})
