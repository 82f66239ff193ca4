import type { Page, Request } from '@playwright/test'
import { expect, holdScripts, hydrate, test } from '../support/browser/browser.ts'

/**
 * 93 kB of it are React and React Router, and 8 kB the route manifest, which grows by about 60 bytes per page. React
 * Router can load it lazily (lazy route discovery) only with server rendering (`ssr`).
 */
const HYDRATED_SCRIPT_BYTES_MAX = 130_000
const FONT_BYTES_MAX = 80_000

/** Bytes on the wire, headers included, as a bench counts them. */
async function weigh(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  )
}

function collect(page: Page): (type: string) => Request[] {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return (type) => requests.filter((request) => request.resourceType() === type)
}

test.describe('weight', () => {
  test.use({ showsNotices: true })

  test('a page that nobody touches loads no script, and two fonts; one that wakes stays light @phone', async ({
    page,
  }) => {
    const requested = collect(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })))
    await expect(page.locator('script[type="late-module"]'), 'a pointer at rest is nobody').toHaveCount(1)
    expect(requested('script')).toEqual([])
    expect(requested('font')).toHaveLength(2)
    expect(await weigh(requested('font'))).toBeLessThan(FONT_BYTES_MAX)
    // The announcements are loaded last, and are included.
    const asksForNotices = page.waitForRequest('**/site/v1/notices')
    await hydrate(page)
    await asksForNotices
    const hydrated = await weigh(requested('script'))
    expect(hydrated).toBeGreaterThan(50_000)
    expect(hydrated).toBeLessThan(HYDRATED_SCRIPT_BYTES_MAX)
  })
})

test('input and clicks before hydration are not lost @phone', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('Nom complet').fill('Camille')
  await page.getByLabel('Apparence').selectOption('dark')
  await page.getByRole('button', { name: 'Menu' }).click()
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Nom complet')).toHaveValue('Camille')
})

test('a button pressed while the page wakes is pressed once @phone', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const pill = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Mon humeur')
    // React may receive a click just before the hydration event: one of these falls into that moment.
    function press() {
      if (dataset.hydrated !== undefined) return
      pill?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      setTimeout(press)
    }
    press()
  })
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Mon humeur' })).toBeVisible()
})

/** Mocks the target page of the quick exit, so that no request leaves the site. */
async function playWeather(page: Page, tolerate: (pattern: RegExp) => void): Promise<void> {
  tolerate(/meteofrance|net::ERR/)
  await page.route('https://meteofrance.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Météo</title>' }),
  )
}

test('Shift pressed three times leaves, though the page wakes in between @phone', async ({ page, tolerate }) => {
  await playWeather(page, tolerate)
  // Retried: the key presses count for five seconds, which a busy machine may need for hydration.
  await expect(async () => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/contact')
    for (let press = 0; press < 2; press++) await page.keyboard.press('Shift')
    letScriptsCome()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/meteofrance/, { timeout: 3000 })
  }).toPass()
})

test('the quick exit waits for no script @phone', async ({ page, tolerate }) => {
  await playWeather(page, tolerate)
  await page.context().route('**/assets/*.js', (route) => route.abort())
  await page.goto('/faq')
  await page.goto('/contact')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/meteofrance/)
  await page.goBack()
  await expect(page).not.toHaveURL(/contact/)
})
