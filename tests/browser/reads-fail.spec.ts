import type { Page } from '@playwright/test'
import type { UserType } from '#domain/profile/user-type.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, test } from '../support/browser/browser.ts'

/** Every screen with data of the account. */
const screens: Partial<Record<UserType, readonly string[]>> = {
  patient: [
    '/patient/dashboard',
    '/settings',
    '/premium',
    '/premium/lettre',
    '/session-summary',
    '/appointment?move=1',
  ],
  student: ['/dashboard-etudiant', '/agenda-etudiant', '/therapist/availability', '/therapist/dashboard'],
  therapist: ['/therapist/dashboard', '/therapist/dashboard?tab=revenue', '/therapist/dashboard?tab=history'],
}

/** False statements about rows that were not read: « 0 », « Aucune pour l’instant », « 0,00 € en attente ». */
const CLAIM = /(^|\s)0([,\s]|$)|Aucun|n['’]avez pas|apparaîtr|Rien de prévu|n['’]existe|version gratuite|Non donné/

/** Text that does not depend on the account's data. */
const PROMISE = /Les avis que vos patients laissent[^.]*\./

async function claimsOf(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText()
  return text.split('\n').filter((line) => CLAIM.test(line) && !PROMISE.test(line))
}

/** Reads of rows and of the account's functions hang, or answer 503, until `mend` is called. */
async function breakReads(page: Page, how: 'hang' | 'refuse') {
  const counts = new Map<string, number>()
  let isBroken = true
  await page.context().route(/\/(rest|functions)\/v1\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
    if (!isBroken) return route.continue()
    if (how === 'refuse') await route.fulfill({ status: 503, json: { message: 'broken' } })
  })
  return {
    counts,
    break: () => {
      isBroken = true
    },
    mend: () => {
      isBroken = false
    },
  }
}

for (const [userType, paths] of Object.entries(screens) as [UserType, readonly string[]][]) {
  test(`no screen of a ${userType} claims what was not read @desktop`, async ({ page }) => {
    test.slow()
    await enterDemoAs(page, userType)
    await page.clock.install()
    const reads = await breakReads(page, 'hang')
    for (const path of paths) {
      await test.step(path, async () => {
        reads.break()
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main.locator('[aria-busy=true]').first()).toBeAttached()
        expect(await claimsOf(page)).toEqual([])

        await page.clock.fastForward(5000)
        const retry = main.getByRole('button', { name: 'Réessayer' })
        await expect(retry.first()).toBeVisible()
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await claimsOf(page)).toEqual([])

        reads.mend()
        // One retry refetches everything that is missing on the page.
        await retry.first().click()
        await expect(retry).toHaveCount(0)
      })
    }
  })
}

test('a read that is refused is asked for once more, then told @desktop', async ({ page, tolerate }) => {
  tolerate(/status of 503/)
  await enterDemoAs(page, 'patient')
  const { counts, mend } = await breakReads(page, 'refuse')
  await page.goto('/patient/dashboard')
  const main = page.getByRole('main')
  const failure = main.getByText('Nous n’avons pas pu lire vos rendez-vous.')
  await expect(failure).toBeVisible()
  expect(counts.get('/rest/v1/my_appointments')).toBe(2)
  await expect(main.locator('dd').first()).toHaveText(/^– /)
  expect(await claimsOf(page)).toEqual([])

  mend()
  await main.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect(failure).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  await expect(main.locator('dd').first()).not.toHaveText(/–/)
})

test('a person who could not be read is not said to be away, nor replaced by others @phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*503/)
  const asked = '**/rest/v1/practitioners?*'
  await page.route(asked, (route) => route.fulfill({ status: 503, json: { message: 'broken' } }))
  await page.goto('/appointment?with=ines-l')
  const main = page.getByRole('main')
  await expect(main.getByText('Nous n’avons pas pu lire les créneaux libres.')).toBeVisible()
  await expect(main.getByText(/ne reçoit pas en ce moment/)).toHaveCount(0)
  await expect(main.getByRole('radio')).toHaveCount(0)
  await page.unroute(asked)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(main.getByText('Vous réservez avec Inès L.')).toBeVisible()
})
