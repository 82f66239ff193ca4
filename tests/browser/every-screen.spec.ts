import type { Page } from '@playwright/test'
import { userTypes } from '#domain/profile/user-type.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { layoutShifts } from '../support/browser/layout-shifts.ts'
import { addressFor, filledIn, ownScreensOf, pageAddresses } from '../support/browser/screens.ts'

/** Smallest supported screen. */
const NARROW = { width: 320, height: 640 }
const SHIFT_MAX = 0.01

/** Toggles the theme in place: a reload would take as long again. */
async function expectReadableInTheDark(page: Page) {
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expectAccessible(page, { only: 'color-contrast' })
}

for (const type of [undefined, ...userTypes]) {
  test(`every screen of ${type ?? 'a visitor'} fits a narrow phone, stands still and reads well @phone`, async ({
    page,
    tolerate,
  }) => {
    test.setTimeout(300_000)
    // A path may contain an unknown id, which the server answers with 404.
    tolerate(/Failed to load resource/)
    await page.setViewportSize(NARROW)
    if (type) await enterDemoAs(page, type)
    else await page.goto('/urgence')
    for (const path of ownScreensOf(type)) {
      await test.step(path, async () => {
        await page.goto(await addressFor(page, path))
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('head title')).toHaveCount(1)
        const { shifted, moved } = await layoutShifts(page)
        // Development pages may shift.
        if (!path.startsWith('/dev/')) expect.soft(shifted, moved).toBeLessThanOrEqual(SHIFT_MAX)
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect.soft(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
        await expectAccessible(page)
        await expectReadableInTheDark(page)
      })
    }
  })
}

test('every address answers with its title, its description and one heading before any script runs @phone', async ({
  request,
}) => {
  for (const { path } of pageAddresses) {
    const answer = await request.get(filledIn(path, '1'))
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html.match(/<title[^>]*>[^<]{3,} – Mivoix<\/title>/g), path).toHaveLength(1)
    expect(html.match(/<meta[^>]*name="description" content="[^"]{20,}"/g), path).toHaveLength(1)
    expect(html.match(/<h1[^>]*>(?!<\/h1>)/g), path).toHaveLength(1)
  }
})
