import { TEST_CARD, TEST_CARD_REFUSED, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { callAs, holdAt, newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, test } from '../../support/browser/browser.ts'

test('a payment that fails keeps the focus and the card, and one that is done leaves no button @phone', async ({
  page,
  browser,
  tolerate,
}) => {
  test.slow()
  tolerate(/status of 4\d\d/)
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00'])
  await student.close()
  await newPatient(page)
  const { appointmentId } = await holdAt(page, day, '09:00')
  await page.goto('/payment?step=card')
  const number = page.getByLabel('Numéro de carte')
  await number.fill(TEST_CARD_REFUSED)
  await page.getByLabel('Expiration').fill('12/40')
  await page.getByLabel('Code CVC').fill('123')
  await page.getByLabel('Nom sur la carte').fill('ZOE PETIT')
  const pay = page.getByRole('button', { name: /^Payer 29,99/ })
  await pay.click()
  await expect(page.getByRole('main').getByText('Votre carte a été refusée.', { exact: false }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.keyboard.press('Tab')
  await expect(number).toBeFocused()

  await number.fill(TEST_CARD)
  await page.getByLabel('Code CVC').fill('123')
  await pay.click()
  await page.getByLabel('Code à 6 chiffres').fill('999999')
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await expect(page.getByText('Authentification 3D Secure échouée').first()).toBeVisible()
  await expect(number).toHaveValue(TEST_CARD.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  await expect(page.getByLabel('Nom sur la carte')).toHaveValue('ZOE PETIT')
  await expect(page.getByLabel('Code CVC')).toHaveValue('')

  // Meanwhile in another tab.
  const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }
  const { paymentId } = await callAs(page, 'create-payment', { appointmentId, card })
  await callAs(page, 'confirm-payment', { paymentId, code: TEST_THREE_D_CODE })
  await page.getByLabel('Code CVC').fill('123')
  await pay.click()
  await expect(page.getByText('Ce rendez-vous est déjà payé.', { exact: false })).toBeVisible()
  await expect(pay).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir la confirmation' }).click()
  await expect(page.getByRole('heading', { name: 'Paiement confirmé !' })).toBeVisible()
})

test('a confirmation without a booking does not say that a payment is confirmed @desktop', async ({ page }) => {
  await newPatient(page)
  for (const address of ['/payment-success', `/payment-success?appointment=${crypto.randomUUID()}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible()
    await expect(page).not.toHaveTitle(/Paiement confirmé/)
    await expect(page.getByText(/Paiement confirmé/)).toHaveCount(0)
  }
})
