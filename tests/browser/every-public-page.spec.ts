import { publicPaths } from '#web/features/site/public-paths.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'

test('the sitemap lists every public page of the specification @phone', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  const isPerson = (path: string) => path.startsWith('/praticiens/')
  expect(listed.filter((path) => !isPerson(path))).toEqual(publicPaths)
  expect(listed.filter(isPerson).length).toBeGreaterThan(0)
  const asked = '/ /faq /pricing /contact /terms /privacy /rgpd /accessibility /cookies /blog /urgence'.split(' ')
  expect(listed).toEqual(expect.arrayContaining(asked))
  expect(listed.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(4)
})

test('on every public page axe finds nothing serious, and nothing is cut off', async ({ page, viewport }) => {
  test.slow()
  const usual = viewport ?? { width: 390, height: 844 }
  const isWide = usual.width > 640
  // Colours do not depend on the width: phones test the light theme, desktops the dark one.
  await page.emulateMedia({ colorScheme: isWide ? 'dark' : 'light' })
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await page.setViewportSize(usual)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(isWide)
      await expectAccessible(page)
      // Zoom of 200 % on a wide screen, a narrow column on a small one.
      await page.setViewportSize({ width: isWide ? 640 : 320, height: 400 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read @phone', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
    }
  })

  test('every answer is open, and the menu is a list of links @phone', async ({ page }) => {
    await page.goto('/faq')
    const answers = page.locator('main .collapsible')
    expect(await answers.count()).toBeGreaterThanOrEqual(10)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Tarifs' }).last().click()
    await expect(page).toHaveURL('/pricing')
  })
})

test('each page says what it is to search engines and to those who share it @phone', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of publicPaths) {
    const html = await (await page.request.get(path)).text()
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
    expect(html).toContain('<html lang="fr"')
    expect(html).toMatch(/<meta name="description" content=".{50,}?"/)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`))
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\.png"/)
  }
  expect(titles.size).toBe(publicPaths.length)
})
