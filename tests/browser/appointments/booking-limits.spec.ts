import { instantOf } from '#domain/time.ts'
import { enterDemoAs } from '../../support/browser/account-journey.ts'
import { newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

test('a practitioner chooses their notice and their number of sessions, saved at once @desktop', async ({ page }) => {
  await enterDemoAs(page, 'student')
  await page.goto(`/therapist/availability?date=${randomDay()}`)
  const notice = page.getByLabel('Délai avant une séance')
  await expect(notice).toHaveText('Tout de suite')
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await expect(page.getByText('Vos choix sont enregistrés').first()).toBeVisible()
  }
  await notice.click()
  await expect(page.getByRole('option')).toHaveText(['Tout de suite', '1 h', '2 h', '4 h', '12 h', '24 h', '48 h'])
  await page.keyboard.press('Escape')
  await choose('Délai avant une séance', '1 h')
  // High enough for the other journeys of this account.
  await choose('Séances par jour, au plus', '12 séances')
  await expect(page.getByText('Une heure libre ne se réserve plus à moins de 1 h du début.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(notice).toHaveText('1 h')
  await expect(page.getByLabel('Séances par jour, au plus')).toHaveText('12 séances')
  await choose('Délai avant une séance', 'Tout de suite')
  await choose('Séances par jour, au plus', 'Sans limite')
})

test('the end of a slot follows its start @desktop', async ({ page }) => {
  await enterDemoAs(page, 'student')
  for (const tab of ['single', 'recurring']) {
    await page.goto(`/therapist/availability?date=${randomDay()}&tab=${tab}`)
    await expect(page.getByLabel('Fin')).toHaveText('10:00')
    await page.getByLabel('Début').click()
    await page.getByRole('option', { name: '14:00' }).click()
    await expect(page.getByLabel('Fin')).toHaveText('15:00')
  }
})

test('an hour that its practitioner no longer leaves is refused with their notice and other hours', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*409/)
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00', '14:00'])).close()
  await newPatient(page)
  await page.goto(`/appointment?day=${day}`)
  await page.getByLabel('Sujet principal').fill('Faire le point.')
  await page.locator('#booking-topicConsent').click()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  await page
    .getByRole('radio', { name: /à 9\sh$/ })
    .locator('visible=true')
    .first()
    .click()
  const alternatives = [{ startsAt: instantOf(day, '14:00')?.toISOString(), practitionerId: null }]
  const refusal = { code: 'slot_too_soon', params: { name: 'Alex', notice: '2\u00A0h' }, details: { alternatives } }
  await page.route('**/functions/v1/hold-slot', (route) => route.fulfill({ status: 409, json: refusal }))
  const book = page.getByRole('button', { name: 'Réserver et Payer' }).locator('visible=true')
  await book.click()
  await expect(page.getByText('Alex demande au moins 2 h de délai.')).toBeVisible()
  await expect(page.getByText('Me prévenir si cette heure se libère')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/functions/v1/hold-slot')
  await page
    .getByRole('main')
    .getByRole('button', { name: /14\sh$/ })
    .click()
  await book.click()
  await page.waitForURL('/payment?step=card')
})
