import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'

/** As search engines are told; read from the product itself so that no page is forgotten. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
}

test('the sitemap lists every public page of the specification', async ({ request }) => {
  const paths = await publicPaths(request)
  for (const path of [
    '/',
    '/faq',
    '/pricing',
    '/contact',
    '/terms',
    '/privacy',
    '/rgpd',
    '/accessibility',
    '/cookies',
    '/blog',
    '/urgence',
  ]) {
    expect(paths).toContain(path)
  }
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(4)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any public page, ${colorScheme}`, async ({ page, request }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme })
    for (const path of await publicPaths(request)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
      })
    }
  })
}

test('nothing is cut off at 320 px, which is also 200 % zoom on a small screen', async ({ page, request }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await publicPaths(request)) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read', async ({ page, request }) => {
    test.setTimeout(120_000)
    for (const path of await publicPaths(request)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
    }
  })

  test('every answer of the questions page is there', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByText('29,99 €').first()).toBeAttached()
  })
})

test('each page says what it is to search engines and to those who share it', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/pricing', '/faq', '/contact', '/blog']) {
    await page.goto(path)
    titles.add(await page.title())
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  }
  expect(titles.size).toBe(5)
})
