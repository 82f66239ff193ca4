import { setTimeout as pause } from 'node:timers/promises'
import { componentIds } from '#domain/admin/components.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'

test('an administrator has the site analysed', async ({ page }) => {
  await enterDemoAs(page, 'admin')
  // Delayed: on a fast machine the progress would not be visible.
  await page.route('**/functions/v1/run-diagnostic', async (route) => {
    await pause(1500)
    await route.continue()
  })
  await page.goto('/admin-diagnostic')
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse du site en cours' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostic technique' })).toBeVisible()
  for (const word of ['Erreurs critiques', 'Avertissements', 'Fonctionnels', 'À tester'])
    await expect(page.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible()
  const list = page.getByRole('region', { name: 'Composants' }).last()
  await expect(list.getByRole('listitem')).toHaveCount(componentIds.length)
  await list.focus()
  await expect(list).toBeFocused()
  await expect(page.getByText('Mode maintenance désactivé. Le site est ouvert à tous.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Les 30 derniers jours' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Relancer l’analyse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostic technique' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 2, name: 'Dernier diagnostic' })).toBeVisible()
  await page.goto('/admin-diagnostic')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('who is no administrator goes to /admin, and from there to their own space', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterDemoAs(page, 'patient')
  await page.goto('/admin-diagnostic')
  await expect(page).toHaveURL('/patient/dashboard')
})
