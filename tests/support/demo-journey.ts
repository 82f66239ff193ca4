import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#domain/time.ts'
import { expect } from './browser.ts'

/** Signs in with a button of the demonstration. */
export async function enterDemoAs(page: Page, button: 'Patient' | 'Praticien', home: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL(home)
}

/** A day that no other test uses: the demonstration's practitioner is one for all. */
export function dayOfMyOwn(): string {
  return addDays(dayOf(new Date()), 60 + Math.floor(Math.random() * 3000))
}

/** The demonstration's practitioner, signed in on this page, opens one slot of that day from 9 to 10. */
export async function openSlot(page: Page, day: string): Promise<void> {
  await page.goto(`/therapist/availability?date=${day}`)
  await page.getByRole('button', { name: 'Ajouter cette disponibilité' }).click()
  await expect(page.getByText('09:00 - 10:00', { exact: true })).toBeVisible()
}
