import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import type { LocalMail, LocalMailSummary } from '#domain/local-mailbox.ts'
import { CSP_REPORTS_PATH } from '#server/http/csp-reports.ts'

export { expect }

interface Fixtures {
  /** Allows an expected console error, such as the line of a refused request. */
  tolerate: (pattern: RegExp) => void
  tolerated: RegExp[]
  /** Whether pages show announcements. One test publishes some, and would shift the pages of all others. */
  showsNotices: boolean
}

/** Browser test: a console error, a CSP violation or a third-party request fails it. */
export const test = base.extend<Fixtures>({
  // Not as an option: tests whose options differ cannot share a browser context.
  context: async ({ context, tolerated }, use) => {
    await context.setExtraHTTPHeaders(ownAddress())
    const reports: string[] = []
    const note = (request: Request) => {
      if (new URL(request.url()).pathname === CSP_REPORTS_PATH) reports.push(request.postData() ?? '')
    }
    context.on('request', note)
    await use(context)
    context.off('request', note)
    // A page that reports has lost a part.
    expect(reports.filter((report) => !tolerated.some((pattern) => pattern.test(report)))).toEqual([])
  },
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => tolerated.push(pattern)),
  showsNotices: [false, { option: true }],
  page: async ({ page, tolerated, baseURL, showsNotices }, use) => {
    const misdeeds: string[] = []
    if (!showsNotices) await page.addInitScript(silenceNotices)
    watch(page, misdeeds, new URL(baseURL ?? '').origin)
    await use(page)
    // A handler that still answers when the test ends would fail the run outside any test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(misdeeds.filter((misdeed) => !tolerated.some((pattern) => pattern.test(misdeed)))).toEqual([])
  },
})

/** For a file that starts its own server: the address, known when that server has started. */
export function useServerAt(address: () => string): void {
  test.use({ baseURL: async ({}, use) => use(address()) })
}

/** Runs in the page: a Playwright route would disable the HTTP cache. */
function silenceNotices(): void {
  const hidden = new CSSStyleSheet()
  hidden.insertRule('[data-site-notices] { display: none }')
  document.adoptedStyleSheets.push(hidden)
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) =>
    input === '/site/v1/notices' ? Promise.resolve(Response.json({ announcements: [] })) : fetch(input, init)
}

/** Rate limits count by IP address: each test, and each other person in it, has its own. */
function ownAddress(): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${random()}.${random()}` }
}

function random(): number {
  return 1 + Math.floor(Math.random() * 254)
}

/** Page of another person, who shares neither storage nor IP address with `page`. */
export async function newVisitor(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), ...options })
  return context.newPage()
}

/** Warning of Playwright on each page while `serviceWorkers` is 'block', as in playwright.config.ts. */
const SERVICE_WORKER_BLOCKED = /Service Worker registration blocked by Playwright/

function watch(page: Page, misdeeds: string[], origin: string): void {
  page.on('console', (message) => {
    const isGrave = message.type() === 'error' || message.type() === 'warning'
    if (isGrave && !SERVICE_WORKER_BLOCKED.test(message.text()))
      misdeeds.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => misdeeds.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:|^wss?:/.test(url) && new URL(url).host !== new URL(origin).host)
      misdeeds.push(`request to another origin: ${url}`)
  })
}

/**
 * Expects no serious or critical axe violation, once animations have ended, since transparent text fails contrast.
 * `only`: a single axe rule.
 */
export async function expectAccessible(page: Page, { only }: { only?: string } = {}): Promise<void> {
  await expect(async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    expect(await page.evaluate(findGraveViolations, only)).toEqual([])
    // Beside a call, axe takes many seconds on a machine that others use too.
  }).toPass({ timeout: 40_000, intervals: [500, 1000, 2000] })
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Internal to axe: its public API does not tell the impact of a rule. */
interface Audit {
  rules: { id: string; enabled: boolean; impact: string; tags: string[] }[]
}

/**
 * Runs in the page and returns only short texts: transferring axe's whole report takes longer than loading many pages.
 */
async function findGraveViolations(only?: string): Promise<string[]> {
  const { axe: runner } = window as unknown as { axe: typeof axe }
  const { rules }: Audit = Reflect.get(runner, '_audit')
  const grave = rules.filter(
    ({ enabled, impact, tags }) =>
      enabled &&
      (impact === 'serious' || impact === 'critical') &&
      !tags.includes('experimental') &&
      !tags.includes('deprecated'),
  )
  const { violations } = await runner.run({
    resultTypes: ['violations'],
    // Frames hold a sandboxed mail or a PDF, where no script of ours runs.
    iframes: false,
    // A rule's impact is that of its violations: those of the others would be left out, after a third of the time.
    runOnly: only ? [only] : grave.map(({ id }) => id),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** Whether a tap on the element's centre would hit it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** Hydrates a public page by interaction: from then on links navigate on the client. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** Simulates a slow connection: no script arrives until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  // On the context: the service worker also fetches scripts for the page.
  await page.context().route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Mails in the local mailbox for an address, newest first; waits until there is one. */
export async function mailTo(page: Page, recipient: string): Promise<LocalMail[]> {
  let ids: string[] = []
  await expect
    .poll(async () => {
      const listed: LocalMailSummary[] = await (await page.request.get('/dev/api/mailbox')).json()
      ids = listed.filter((mail) => mail.recipient === recipient).map((mail) => mail.id)
      return ids.length
    })
    .toBeGreaterThan(0)
  return Promise.all(ids.map(async (id) => (await page.request.get(`/dev/api/mailbox/${id}`)).json()))
}
