import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/find-chromium.mjs'
import { Processes } from './http/processes.ts'
import { checkThreshold, median } from './support/measure.ts'

/**
 * `npm run bench -- web`: mobile Lighthouse audit of the public pages of the built product; median of some runs. Exits
 * non-zero when a threshold is missed. Performance is simulated from the machine's speed, so run it on a quiet one.
 */
const thresholds = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 }
const SCRIPT_BYTES_MAX = 110_000
const LAYOUT_SHIFT_MAX = 0.01
const FONT_FILES_MAX = 2
const pages = ['/', '/pricing', '/faq', '/contact', '/blog', '/urgence']
/** Rendered from data, which only a demonstration has at its start. */
const livePages = ['/praticiens', '/praticiens/ines-l']
const RUNS = Number(process.env.RUNS ?? 5)
const PORTS = { off: 4310, on: 4311 }
const CHROMIUM_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'

type Category = keyof typeof thresholds

interface Report {
  categories: Record<Category, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkItem[] } }>
}

interface NetworkItem {
  resourceType?: string
  transferSize?: number
}

const lighthouseFolder = fileURLToPath(new URL('web', import.meta.url))
installLighthouse()
const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  await start('off')
  for (const page of pages) await measure(`http://localhost:${PORTS.off}`, page)
  await start('on')
  for (const page of livePages) await measure(`http://localhost:${PORTS.on}`, page)
} finally {
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
}

/** On first use. Never a dependency of the product. */
function installLighthouse(): void {
  if (existsSync(join(lighthouseFolder, 'node_modules'))) return
  console.log('Installing Lighthouse …')
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', options, { cwd: lighthouseFolder })
}

async function start(demo: keyof typeof PORTS): Promise<void> {
  const settings = { PORT: String(PORTS[demo]), DATA_DIR: join(folder, demo), DEMO: demo, LOG_LEVEL: 'warn' }
  await processes.start('the server', ['server/main.ts'], settings, '/healthz')
}

async function measure(origin: string, page: string): Promise<void> {
  const reports: Report[] = []
  for (let i = 0; i < RUNS; i++) reports.push(await lighthouse(origin + page))
  for (const [category, atLeast] of Object.entries(thresholds) as [Category, number][]) {
    const score = Math.round(median(reports.map((report) => report.categories[category].score)) * 100)
    checkThreshold(`${page} ${category}`, score, { atLeast })
  }
  const shift = median(reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? 1))
  checkThreshold(`${page} layout shift`, shift, { atMost: LAYOUT_SHIFT_MAX })
  const items = reports[0]?.audits['network-requests']?.details?.items ?? []
  const scripts = items.filter((item) => item.resourceType === 'Script')
  const bytes = scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0)
  if (page === '/') checkThreshold(`${page} bytes of script`, bytes, { atMost: SCRIPT_BYTES_MAX })
  const fonts = items.filter((item) => item.resourceType === 'Font').length
  checkThreshold(`${page} font files`, fonts, { atMost: FONT_FILES_MAX })
}

async function lighthouse(url: string): Promise<Report> {
  const output = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${CHROMIUM_FLAGS}`]
  const program = join(lighthouseFolder, 'node_modules/lighthouse/cli/index.js')
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  await run(process.execPath, [program, url, ...options], { env })
  return JSON.parse(await readFile(output, 'utf8'))
}
