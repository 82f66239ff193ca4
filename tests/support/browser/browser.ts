import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { LocalMail, LocalMailSummary } from '#domain/local-mailbox.ts'

export { expect }

interface Fixtures {
  /** Lets a test provoke on purpose what else would fail it, such as the console line of a refused request. */
  tolerate: (pattern: RegExp) => void
  tolerated: RegExp[]
  /** Whether pages show the team's announcements. One journey publishes some, and would move the pages of all others. */
  showsNotices: boolean
}

/** Tests in a real browser: an error in the console, a violation of the security policy or a request to a stranger fails them. */
export const test = base.extend<Fixtures>({
  // Rate limits count by address: each test is its own visitor.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `198.18.${random()}.${random()}` })
  },
  tolerated: async ({}, use) => use([]),
  tolerate: async ({ tolerated }, use) => use((pattern) => tolerated.push(pattern)),
  showsNotices: [false, { option: true }],
  page: async ({ page, tolerated, baseURL, showsNotices }, use) => {
    const misdeeds: string[] = []
    if (!showsNotices) await page.addInitScript(silenceNotices)
    watch(page, misdeeds, new URL(baseURL ?? '').origin)
    await use(page)
    expect(misdeeds.filter((misdeed) => !tolerated.some((pattern) => pattern.test(misdeed)))).toEqual([])
  },
})

/** Runs in the page. A route of Playwright's would turn the HTTP cache off. */
function silenceNotices(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) =>
    input === '/site/v1/notices'
      ? Promise.resolve(Response.json({ maintenanceUntil: null, announcements: [] }))
      : fetch(input, init)
}

function random(): number {
  return 1 + Math.floor(Math.random() * 254)
}

/** What Playwright says on each page while `serviceWorkers` is 'block', as the configuration has it. */
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
 * Nothing serious or critical on the page, once it stands still: what fades in or out is measured half transparent.
 * `only`: one rule of axe.
 */
export async function expectAccessible(page: Page, { only }: { only?: string } = {}): Promise<void> {
  await expect(async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    expect(await page.evaluate(findGraveViolations, only)).toEqual([])
  }).toPass({ timeout: 10_000, intervals: [500, 1000, 2000] })
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe knows of its rules, and tells nobody. */
interface Audit {
  rules: { id: string; enabled: boolean; impact: string; tags: string[] }[]
}

/** Runs in the page, and answers in few words: the whole report of axe takes longer to travel than many a page to load. */
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

/** Whether a finger put on the middle of it would reach it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** A public page wakes when somebody touches it: from then on a link changes the page without loading it anew. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expect(page.locator('html')).toHaveAttribute('data-awake')
}

/** As on a slow connection: no script arrives until the answered function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  // Of the whole context: once the service worker is there, it fetches them for the page.
  await page.context().route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** The mails the local mailbox holds for an address, newest first; waits until there is one. */
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
