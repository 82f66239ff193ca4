import { newEmail } from '../../support/browser/account-journey.ts'
import { expect, test } from '../../support/browser/browser.ts'

test('an address corrected while its code is being sent asks for a code of its own @phone', async ({ page }) => {
  const { promise: corrected, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/functions/v1/send-registration-code', async (route) => {
    await corrected
    await route.continue()
  })
  await page.goto('/register?type=patient')
  const field = page.locator('#register-email')
  const send = page.getByRole('button', { name: 'Envoyer code de vérification' })
  await field.fill(newEmail())
  const sent = page.waitForResponse('**/functions/v1/send-registration-code')
  await send.click()
  const address = newEmail()
  await field.fill(address)
  goOn()
  await sent
  await expect(send).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText(/^Envoyé à /)).toHaveCount(0)
  await send.click()
  await expect(page.getByText(`Envoyé à ${address}`)).toBeVisible()
})
