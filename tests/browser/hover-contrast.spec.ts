import type { Page } from '@playwright/test'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, test } from '../support/browser/browser.ts'
import { contrastOf } from '../support/browser/contrast.ts'

const ENOUGH = 4.5

/** Disabled controls are exempt from contrast. */
const usable = ':is(a, button, [role=tab]):not(:disabled, [aria-disabled=true], .sr-only):visible'

async function faintUnderPointer(page: Page): Promise<string[]> {
  const faint: string[] = []
  for (const control of await page.getByRole('main').locator(usable).all()) {
    const label = (await control.innerText()).trim()
    if (label === '') continue
    await control.hover()
    const contrast = await contrastOf(control)
    if (contrast < ENOUGH) faint.push(`${label}: ${contrast.toFixed(2)}`)
  }
  return faint
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every control under the pointer stays readable, ${colorScheme} @desktop`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/dev/ui')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faintUnderPointer(page)).toEqual([])

    await enterDemoAs(page, 'student')
    await page.goto('/therapist/availability')
    const day = page.locator('[aria-selected=true] button')
    await expect(day).toBeVisible()
    expect(await faintUnderPointer(page)).toEqual([])
  })
}
