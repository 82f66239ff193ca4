import { bookAt, newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, expectAccessible, newVisitor, test } from '../../support/browser/browser.ts'

test('the revenue page says which money is under review, contested, or paid despite a refund', async ({ browser }) => {
  const day = randomDay()
  const page = await studentWithSlots(browser, day, ['09:00'])
  const patient = await newPatient(await newVisitor(browser))
  const id = await bookAt(patient, day, '09:00')
  await patient.close()
  const held = { status: 'completed', verdict: 'held', earned_cents: 2999, is_test_payment: false }
  // The same consultation in each state.
  await page.route('**/rest/v1/my_appointments?*', async (route) => {
    const answer = await route.fetch()
    const rows: { id: string }[] = await answer.json()
    const row = rows.find((one) => one.id === id)
    const states = [
      { earning_state: 'coming', is_test_payment: false },
      { ...held, earning_state: 'in_review', needs_review: true },
      { ...held, earning_state: 'contested' },
      { ...held, earning_state: 'earned' },
      { ...held, status: 'missed', earning_state: 'earned', refunded_cents: 2999, is_paid_despite_refund: true },
    ]
    const json = states.map((state, number) => ({ ...row, id: `${id.slice(0, -1)}${number}`, ...state }))
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/therapist/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText(/59,98\s€ en attente/)).toBeVisible()
  await expect(main.getByText(/29,99\s€ en cours d’examen/)).toBeVisible()
  await expect(main.getByText(/29,99\s€ contestés par la banque/)).toBeVisible()
  await main.getByRole('tab', { name: 'Revenus' }).click()
  const details = main.getByRole('table', { name: 'Détail des consultations' })
  for (const state of ['À venir', 'En cours d’examen', 'Contesté par la banque', 'Payé'])
    await expect(details.getByText(state, { exact: true }).first()).toBeVisible()
  await expect(details.getByText('malgré le remboursement du patient')).toHaveCount(1)
  await expect(details.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)
  await page.close()
})
