import { type UserType, userTypes } from '#domain/profile/user-type.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, test } from '../support/browser/browser.ts'
import { layoutShifts } from '../support/browser/layout-shifts.ts'

const ownScreens: Record<UserType, readonly string[]> = {
  patient: ['Mon tableau de bord', 'Mon profil', 'Paramètres', 'Prendre rendez-vous'],
  student: ['Mon agenda', 'Mes disponibilités', 'Espace professionnel', 'Mon profil', 'Paramètres'],
  therapist: ['Mon tableau de bord', 'Mes disponibilités', 'Mon profil', 'Paramètres'],
  admin: ['Mon tableau de bord', 'Mon profil', 'Paramètres'],
}

for (const userType of userTypes) {
  test(`a ${userType} finds every screen of theirs in the menus`, async ({ page, isMobile }) => {
    await enterDemoAs(page, userType)
    await page.goto('/faq')
    await page.getByRole('button', { name: /^Menu de / }).click()
    for (const label of ownScreens[userType]) await expect(page.getByRole('menuitem', { name: label })).toBeVisible()
    await page.keyboard.press('Escape')
    const isPractitioner = userType === 'student' || userType === 'therapist'
    const primaryAction = isPractitioner ? 'Gérer mes disponibilités' : 'Prendre rendez-vous'
    const { width = 0 } = page.viewportSize() ?? {}
    if (isMobile || width < 1024) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link', { name: 'Mon espace' })).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'Paramètres' })).toBeVisible()
      if (userType !== 'admin') await expect(sheet.getByRole('link', { name: primaryAction })).toBeVisible()
    } else if (userType !== 'admin') {
      await expect(page.getByRole('banner').getByRole('link', { name: primaryAction })).toBeVisible()
    }
  })
}

test('a visitor may sign up and see every help number from any page @desktop', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'S’inscrire' })).toBeVisible()
  await page.getByRole('link', { name: 'Aide : tous les numéros' }).click()
  await expect(page).toHaveURL('/urgence')
})

/** Maximum cumulative layout shift (CLS). */
const SHIFT_MAX = 0.01

const screens: [UserType, string][] = [
  ['patient', '/patient/dashboard'],
  ['patient', '/settings'],
  ['student', '/dashboard-etudiant'],
  ['student', '/agenda-etudiant'],
  ['therapist', '/therapist/dashboard'],
  ['admin', '/admin'],
]

for (const [userType, path] of screens) {
  test(`${path} opens without a jump on a wide screen @desktop`, async ({ page }) => {
    await enterDemoAs(page, userType)
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const { shifted, moved } = await layoutShifts(page)
    expect(shifted, moved).toBeLessThanOrEqual(SHIFT_MAX)
  })
}
