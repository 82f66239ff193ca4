import type { Page } from '@playwright/test'
import { instantOf } from '#domain/time.ts'
import { newEmail, signIn, signOut, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { holdAt, newPatient, randomDay, studentWithSlots } from '../../support/browser/booking-journey.ts'
import { expect, expectAccessible, newVisitor, test } from '../../support/browser/browser.ts'

const step = (page: Page, number: number) => page.getByRole('navigation', { name: `Étape ${number} sur 4` })
const hours = (page: Page) => page.getByRole('radio', { name: / à \d/ }).locator('visible=true')
const line = (page: Page, hour: string) => page.getByRole('main').getByText(new RegExp(`, ${hour}\\sh · `))
const action = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true')

/** Opens at the questions, from the top of the page, without a calendar above them. A new page begins at its title. */
async function expectQuestions(page: Page, hour: string, focused = 'Ce qui vous amène'): Promise<void> {
  await expect(page.getByRole('heading', { name: focused })).toBeFocused()
  await expect(step(page, 3)).toBeVisible()
  await expect(line(page, hour).first()).toBeInViewport()
  await expect(page.getByLabel('Sujet principal')).toBeInViewport()
  await expect(hours(page)).toHaveCount(0)
  // A reload may restore some pixels.
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(60)
}

test('an hour chosen before signing in is a line above the questions, and can still change', async ({
  page,
  browser,
}) => {
  test.slow()
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00', '14:00'])).close()
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.goto('/patient/dashboard')
  await signOut(page)
  await page.goto(`/appointment?day=${day}`)
  await expect(step(page, 1)).toBeVisible()
  await hours(page).filter({ visible: true }).first().click()
  await action(page, 'Continuer').click()
  await page.waitForURL(/\/login\?redirect=appointment/)
  await expect(step(page, 2)).toBeVisible()
  await signIn(page, email)
  await page.waitForURL(/\/appointment\?/)

  await expectQuestions(page, '9', 'Prendre Rendez-vous')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Je dors mal' }).click()
  await page.getByRole('button', { name: 'Je ne sais pas dire' }).click()
  await page.getByRole('button', { name: 'Je dors mal' }).click()
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Je dors mal. Je ne sais pas encore dire.')
  await page.reload()
  await expectQuestions(page, '9')
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Je dors mal. Je ne sais pas encore dire.')

  await page.getByRole('button', { name: /^Changer/ }).click()
  await expect(page.getByRole('radio', { checked: true, name: /à 9\sh$/ }).locator('visible=true')).toBeFocused()
  await expect(step(page, 1)).toBeVisible()
  await page
    .getByRole('radio', { name: /à 14\sh$/ })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('button', { name: 'Garder cette heure' }).click()
  await expectQuestions(page, '14')
  await page.getByRole('radio', { name: 'Femme' }).click()
  await expect(line(page, '14').first(), 'the hour stays while somebody who matches is free').toBeVisible()

  await page.locator('#booking-topicConsent').click()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  await action(page, 'Réserver et Payer').click()
  await page.waitForURL('/payment?step=card')
  await expect(step(page, 4)).toBeVisible()
  await expect(page.getByText(/, 14\sh · .* · 29,99\s€$/)).toBeInViewport()
  await expect(page.getByText(/^réservé encore 1\d\smin$/)).toBeInViewport()
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
  await expectAccessible(page)
  await step(page, 4).getByRole('link', { name: 'Demande' }).click()
  await expectQuestions(page, '14', 'Prendre Rendez-vous')
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Je dors mal. Je ne sais pas encore dire.')
})

test('an hour that somebody else took meanwhile leaves the words, and offers the nearest @phone', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*409/)
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00', '14:00', '16:00'])).close()
  await newPatient(page)
  await page.goto(`/appointment?slot=${instantOf(day, '09:00')?.toISOString()}`)
  await expectQuestions(page, '9')
  await page.getByLabel('Sujet principal').fill('Faire le point.')
  await page.locator('#booking-topicConsent').click()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  const faster = await newPatient(await newVisitor(browser))
  await holdAt(faster, day, '09:00')
  await faster.close()
  await action(page, 'Réserver et Payer').click()
  await expect(page.getByText('Ce créneau vient d’être réservé.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toutes les heures' })).toBeVisible()
  await expect(hours(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: /14\sh/ }).click()
  await expect(line(page, '14').first()).toBeVisible()
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Faire le point.')
  await action(page, 'Réserver et Payer').click()
  await page.waitForURL('/payment?step=card')
})

test('on a phone the bar leads to questions that are out of sight, not past them @phone', async ({ page, browser }) => {
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00'])).close()
  await newPatient(page)
  await page.goto(`/appointment?day=${day}`)
  await expect(hours(page).first()).toBeVisible()
  await page
    .getByRole('radio', { name: /à 9\sh$/ })
    .locator('visible=true')
    .click()
  await expect(action(page, 'Réserver et Payer')).toHaveCount(0)
  await action(page, 'Continuer').click()
  await expectQuestions(page, '9')
  await expect(action(page, 'Réserver et Payer')).toHaveCount(1)
})
