import type { Page } from '@playwright/test'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, hydrate, newVisitor, test } from '../support/browser/browser.ts'
import { layoutShifts } from '../support/browser/layout-shifts.ts'

test.use({ showsNotices: true })

async function announce(page: Page, sentence: string): Promise<void> {
  await page.goto('/admin/site')
  await page.getByRole('button', { name: 'Écrire une annonce…' }).click()
  await page.getByLabel('Texte').fill(sentence)
  await page.getByRole('button', { name: 'Publier l’annonce' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
}

test('an announcement stands in the page before any script, shifts nothing, and stays closed @phone', async ({
  page,
  browser,
  tolerate,
}) => {
  test.slow()
  tolerate(/Failed to load resource: (net::ERR_FAILED|.*404)/)
  const sentence = `Accueil fermé lundi & mardi <matin>, ${crypto.randomUUID().slice(0, 6)}.`
  const administrator = await newVisitor(browser)
  await enterDemoAs(administrator, 'admin')
  await announce(administrator, sentence)
  const shown = page.getByText(sentence)
  for (const path of ['/', '/praticiens', '/appointment', '/404-introuvable']) {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(shown, path).toBeVisible()
    await page.unroute('**/assets/*.js')
  }
  for (const path of ['/urgence', '/praticiens', '/appointment']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrate(page)
    await expect(shown, path).toBeVisible()
    const { shifted, moved } = await layoutShifts(page)
    expect(shifted, `${path} ${moved}`).toBeLessThanOrEqual(0.01)
  }
  await expectAccessible(page)
  const close = page.getByRole('button', { name: `Fermer l’annonce « ${sentence} »` })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await close.click()
  await expect(shown).toHaveCount(0)
  await page.goto('/urgence')
  await expect(shown).toBeHidden()
  await administrator.getByRole('button', { name: `Retirer l’annonce « ${sentence} »` }).click()
  await expect(administrator.getByText('L’annonce est retirée.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/urgence')).text()).not.toContain('Accueil fermé lundi')
  await administrator.close()
})
