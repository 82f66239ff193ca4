import type { Page } from '@playwright/test'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { bookAt, callAs, newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

/** The patient's only appointment as it will be once its time has come. */
async function atItsTime(page: Page, minutesSinceStart: number, change: object = {}): Promise<void> {
  const startsAt = addMinutes(new Date(), -minutesSinceStart)
  await page.route('**/rest/v1/my_appointments?*', async (route) => {
    const answer = await route.fetch()
    const rows: object[] = await answer.json()
    const changed = rows.map((row) => ({
      ...row,
      starts_at: startsAt.toISOString(),
      ends_at: addMinutes(startsAt, CONSULTATION_MINUTES).toISOString(),
      ...change,
    }))
    await route.fulfill({ response: answer, json: changed })
  })
  await page.goto('/patient/dashboard')
}

test('an appointment says on the dashboard what it is now, and what became of it @phone', async ({ page, browser }) => {
  test.slow()
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00', '14:00'])
  await student.close()
  await newPatient(page)
  const id = await bookAt(page, day, '09:00')
  const main = page.getByRole('main')

  await page.goto('/patient/dashboard')
  await expect(main.getByText(/Annulation gratuite jusqu’au /)).toBeVisible()
  await expect(main.getByText(/Reprendre rendez-vous/), 'nothing was held yet').toHaveCount(0)

  await atItsTime(page, 7)
  await expect(main.getByText(/^En cours depuis [78].min$/).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Rejoindre' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  await expect(main.getByText(/gratuite/)).toHaveCount(0)
  await main
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(/gratuit|terminé/i)).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('La séance a commencé.').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/appointment?move=${id}`)
  await expect(main.getByText('La séance a commencé.')).toBeVisible()
  await page.unroute('**/rest/v1/my_appointments?*')

  await atItsTime(page, 60, { status: 'missed', verdict: 'practitioner_absent', refunded_cents: 2999 })
  const box = main
    .getByText(/^La séance de \d+\sh( \d\d|\s\d\d)? n’a pas eu lieu\. 29,99\s€ vous sont rendus\.$/)
    .first()
  await expect(box).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(box).toBeVisible()
  await main.getByRole('button', { name: /^Fermer/ }).click()
  await expect(main.getByRole('button', { name: /^Fermer/ })).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Fermer/ })).toHaveCount(0)
  await page.unroute('**/rest/v1/my_appointments?*')

  await page.goto(`/appointment?move=${id}&day=${day}`)
  await page.getByRole('radio', { name: /à 14\sh$/ }).click()
  await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).locator('visible=true').click()
  await page.waitForURL('/patient/dashboard')
  await page.reload()
  await expect(main.getByText('Votre rendez-vous est déplacé. Rien d’autre n’est à payer.')).toBeVisible()

  await callAs(page, 'cancel-appointment', { appointmentId: id, refundCents: 2999 })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/patient/dashboard')
  await expect(
    main.getByText(/^Annulé\. 29,99\s€ (reviennent sur|sont repartis vers) votre carte\.$/).first(),
  ).toBeVisible()
  await expect(main.getByText(/Reprendre rendez-vous/)).toHaveCount(0)
})
