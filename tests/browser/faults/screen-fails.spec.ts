import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../../support/browser/browser.ts'

// React then builds the whole document again, inline scripts included, under the page's Trusted Types.

/** Replaces the code of /login by a screen that throws when it is rendered. */
async function breakLogin(page: Page) {
  const body = `export const handle = {}
    export const meta = () => []
    export default () => { throw new Error('broken on purpose') }`
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

async function expectFailure(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’a pas pu s’afficher')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(page.getByRole('link', { name: /3114/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quitter rapidement ce site' })).toBeAttached()
}

test('a screen that fails on arrival says so, under the help numbers', async ({ page, tolerate }) => {
  tolerate(/broken on purpose/)
  await breakLogin(page)
  await page.goto('/login')
  await expectFailure(page)
})

test('a screen that fails on the way says so, and the way back works @desktop', async ({ page, tolerate }) => {
  tolerate(/broken on purpose/)
  await breakLogin(page)
  await page.goto('/pricing')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
  await expectFailure(page)
  await page.getByRole('banner').getByRole('link', { name: 'Tarifs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeVisible()
})

/** Wraps every text, as a translation built into a browser does. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode)
  for (const text of found) {
    if (text.parentElement?.closest('script, style')) continue
    const font = document.createElement('font')
    font.textContent = `${text.textContent} (translated)`
    text.parentNode?.replaceChild(font, text)
  }
}

for (const path of ['/', '/urgence', '/chat', '/login', '/praticiens'])
  test(`a page that was translated before its scripts came still works: ${path} @phone`, async ({ page, tolerate }) => {
    // React says that it found another text than it had written.
    tolerate(/React error #(418|423|425)/)
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${String(translate)})`)
    await page.goto(path)
    await hydrate(page)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Application Error')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible()
  })
