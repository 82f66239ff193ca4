import { readFileSync } from 'node:fs'
import { type UserType, userTypes } from '#domain/profile/user-type.ts'
import { enterDemoAs } from '../support/account-journey.ts'
import { expect, test } from '../support/browser.ts'

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
    const mainAct = isPractitioner ? 'Mes disponibilités' : 'Prendre rendez-vous'
    const { width = 0 } = page.viewportSize() ?? {}
    if (isMobile || width < 1024) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link', { name: 'Mon espace' })).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'Paramètres' })).toBeVisible()
    } else if (userType !== 'admin') {
      await expect(page.getByRole('banner').getByRole('link', { name: mainAct })).toBeVisible()
    }
  })
}

test('a visitor may sign up and see every help number from any page @desktop', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'S’inscrire' })).toBeVisible()
  await page.getByRole('link', { name: 'Aide : tous les numéros' }).click()
  await expect(page).toHaveURL('/urgence')
})

test('every screen has its own title and description before any script runs @desktop', async ({ request }) => {
  const listed = readFileSync(new URL('../../build/client-routes.json', import.meta.url), 'utf8')
  const clientRoutes: { path: string; title: string; description: string }[] = JSON.parse(listed)
  for (const { path, title, description } of clientRoutes) {
    const html = await (await request.get(path.replaceAll(/:[^/]+/g, '1'))).text()
    expect(html, path).toContain(`>${title.replaceAll('&', '&amp;')}</title>`)
    expect(html.match(/<meta[^>]*name="description"/g), path).toHaveLength(1)
    expect(description.length, path).toBeGreaterThan(20)
  }
})

/** How far things may move (CLS): cards whose height is that of their rows cannot stand quite still. */
const screens: [UserType, string, number][] = [
  ['patient', '/patient/dashboard', 0.02],
  ['patient', '/settings', 0.01],
  ['student', '/dashboard-etudiant', 0.05],
  ['student', '/agenda-etudiant', 0.01],
  ['therapist', '/therapist/dashboard', 0.05],
]

for (const [userType, path, most] of screens) {
  test(`${path} opens without a jump and keeps one title`, async ({ page }) => {
    await enterDemoAs(page, userType)
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts, shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] }
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value })
          shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { shifted, shifts } = await page.evaluate(() => ({
      shifted: Number(Reflect.get(window, 'shifted')),
      shifts: Reflect.get(window, 'shifts') as string[],
    }))
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(most)
    expect(await page.locator('head title').count()).toBe(1)
  })
}
