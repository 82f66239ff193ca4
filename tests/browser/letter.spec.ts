import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { bookAt, callAs, dayOfMyOwn, newPatient, studentWithSlots } from '../support/booking-journey.ts'
import { expect, expectAccessible, test } from '../support/browser.ts'

const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }

test('a letter is read again line by line, survives a reload, is shared by choice and taken back @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const day = dayOfMyOwn()
  const practitioner = await studentWithSlots(browser, day, ['09:00'])
  await newPatient(page)
  const appointmentId = await bookAt(page, day, '09:00')
  const { paymentId } = await callAs(page, 'subscribe-to-premium', { card })
  await callAs(page, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })

  const line = (place: number) => page.getByRole('textbox', { name: `Ligne ${place}`, exact: true })
  await page.goto('/premium/lettre')
  await line(3).fill('Je dors mal depuis la rentrée.')
  await page.getByRole('button', { name: 'Retirer la ligne 4' }).press('Enter')
  const addLine = page.getByRole('button', { name: 'Ajouter une ligne' })
  await expect(addLine).toBeFocused()
  await addLine.press('Enter')
  await expect(line(4)).toBeFocused()
  await page.keyboard.type('Merci de me lire.')
  await page.reload()
  await expect(line(3)).toHaveValue('Je dors mal depuis la rentrée.')
  await expect(line(4)).toHaveValue('Merci de me lire.')
  await expectAccessible(page)

  const share = page.getByRole('button', { name: /^Partager avec/ })
  await expect(share).toBeDisabled()
  await page.getByRole('checkbox').click()
  await share.click()
  await expect(page.getByRole('heading', { name: /^Partagée avec/ })).toBeVisible()
  await practitioner.goto(`/lettre/${appointmentId}`)
  await expect(practitioner.getByText('Je dors mal depuis la rentrée.')).toBeVisible()
  await expect(practitioner.getByRole('heading', { name: /^Zoé/ })).toBeVisible()
  await expect(practitioner.getByText(/Pour votre rendez-vous du .* à 9\sh\./)).toBeVisible()
  await expectAccessible(practitioner)

  await page.getByRole('button', { name: 'Reprendre ma lettre' }).click()
  await expect(line(4)).toHaveValue('Merci de me lire.')
  await practitioner.reload()
  await expect(practitioner.getByText('Il n’y a pas de lettre ici, ou elle a été reprise.')).toBeVisible()
  await practitioner.close()
})
