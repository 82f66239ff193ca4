import type { Page } from '@playwright/test'
import { codeMailedTo, newEmail, PASSWORD } from '../support/browser/account-journey.ts'
import { bookAt, newPatient, randomDay, studentWithSlots } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'

/** Counts taps and screens; typing does not count. */
function counter() {
  const screens: string[] = []
  let taps = 0
  return {
    screen(name: string) {
      screens.push(name)
    },
    async tap(target: ReturnType<Page['getByRole']>) {
      taps += 1
      await target.click()
    },
    get taps() {
      return taps
    },
    get screens() {
      return screens
    },
  }
}

const visible = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')

async function typeCard(page: Page): Promise<void> {
  await page.getByLabel('Numéro de carte').pressSequentially('4242424242424242')
  await page.getByLabel('Expiration').pressSequentially('1240')
  await page.getByLabel('Code CVC').fill('123')
  await page.getByLabel('Nom sur la carte').fill('ZOE PETIT')
}

/** The first visible start, whatever the time in Paris. */
const firstHour = (page: Page) => page.getByRole('radio', { name: / à \d/ }).locator('visible=true').first()

test('from the home page to a paid appointment as a new person: at most 7 screens and 10 taps @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])).close()
  const done = counter()
  const email = newEmail()

  await page.goto('/')
  done.screen('home')
  await done.tap(page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }).first())
  done.screen('hours')
  await expect(firstHour(page)).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Étape 1 sur 4' })).toBeVisible()
  await expect(page.getByLabel('Sujet principal')).toHaveCount(0)
  await expectAccessible(page)
  // The demo's own slots belong to other tests.
  await page.goto(`/appointment?day=${day}`)
  const hour = page.getByRole('radio', { name: /à 9\sh$/ }).locator('visible=true')
  await done.tap(hour)
  await done.tap(visible(page, 'Continuer'))
  await page.waitForURL(/\/register\?type=patient&redirect=appointment/)
  done.screen('account')
  await expect(page.getByText(/Votre choix est noté : .* à 9\sh/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Étape 2 sur 4' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Votre choix est noté : .* à 9\sh/)).toBeVisible()
  await page.getByLabel('Nom complet').fill('Zoé Petit')
  await page.locator('#register-email').fill(email)
  await done.tap(page.getByRole('button', { name: 'Envoyer code de vérification' }))
  await page.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await page.locator('#register-password').fill(PASSWORD)
  await page.locator('#register-confirmPassword').fill(PASSWORD)
  await done.tap(page.locator('#register-termsAccepted'))
  await expectAccessible(page)
  await done.tap(page.getByRole('button', { name: 'Créer mon compte' }))
  await page.waitForURL(/\/appointment\?/)
  done.screen('request')
  await expect(page.getByRole('navigation', { name: 'Étape 3 sur 4' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/, 9\sh · Une des personnes libres$/)).toBeInViewport()
  await expect(page.getByLabel('Sujet principal')).toBeInViewport()
  await page.getByLabel('Sujet principal').fill('Je dors mal depuis la rentrée.')
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  await done.tap(page.locator('#booking-topicConsent'))
  expect(page.url()).not.toMatch(/dors|1994/)
  await done.tap(visible(page, 'Réserver et Payer'))
  await page.waitForURL('/payment?step=card')
  done.screen('card')
  await typeCard(page)
  await done.tap(page.getByRole('button', { name: /^Payer/ }))
  await page.getByLabel('Code à 6 chiffres').fill('123456')
  done.screen('bank')
  await done.tap(page.getByRole('button', { name: 'Confirmer le paiement' }))
  await page.waitForURL('/patient/dashboard')
  done.screen('paid')
  await expect(page.getByText('Paiement confirmé et rendez-vous enregistré !').first()).toBeVisible()
  expect(done.screens.length).toBeLessThanOrEqual(7)
  expect(done.taps).toBeLessThanOrEqual(10)
})

test('the same person again: two taps to the card, four screens in all @phone', async ({ page, browser }) => {
  const day = randomDay()
  await (await studentWithSlots(browser, day, ['09:00', '15:00'])).close()
  await newPatient(page)
  const first = await bookAt(page, day, '09:00')
  // Held since: rebooking is proposed after that.
  await page.route('**/rest/v1/my_appointments?*', async (route) => {
    const answer = await route.fetch()
    const rows: { id: string }[] = await answer.json()
    const held = { status: 'completed', verdict: 'held' }
    await route.fulfill({ response: answer, json: rows.map((row) => (row.id === first ? { ...row, ...held } : row)) })
  })
  const done = counter()
  await page.goto('/patient/dashboard')
  done.screen('own space')
  const again = page.getByRole('main').getByRole('link', { name: /^Reprendre rendez-vous avec/ })
  await again.click()
  done.screen('request')
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Je dors mal depuis la rentrée.')
  await expect(page.locator('#booking-topicConsent')).toBeChecked()
  await page.goto(`${page.url()}&day=${day}`)
  await done.tap(page.getByRole('radio', { name: /à 15\sh$/ }).locator('visible=true'))
  await done.tap(visible(page, 'Réserver et Payer'))
  await page.waitForURL('/payment?step=card')
  done.screen('card')
  expect(done.taps).toBe(2)
  await typeCard(page)
  await done.tap(page.getByRole('button', { name: /^Payer/ }))
  await page.getByLabel('Code à 6 chiffres').fill('123456')
  done.screen('bank')
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await page.waitForURL('/patient/dashboard')
  expect(done.screens.length).toBeLessThanOrEqual(4)
})

test('free hours fit 320 px, stand still while they come, and are reached by keyboard @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
          shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/appointment')
  await expect(firstHour(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const shifted = await page.evaluate(() =>
    ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : [1]).reduce((sum, one) => sum + one, 0),
  )
  expect(shifted).toBeLessThanOrEqual(0.01)
  await page.getByRole('button', { name: 'Continuer' }).locator('visible=true').click()
  await expect(firstHour(page)).toBeFocused()
  await expect(page.getByRole('main').getByText('Choisissez une heure libre.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(firstHour(page)).toBeChecked()
  await expect(page.getByRole('main').getByText('Choisissez une heure libre.')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /horaires? libres?$/ }).first()).toBeVisible()
})
