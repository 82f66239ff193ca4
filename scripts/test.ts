import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: string[]
  /** Reads how many tests passed and failed from the report the step wrote; a step without is one test itself. */
  count?: () => Promise<Counts>
}

const reports = await mkdtemp(join(tmpdir(), 'mivoix-reports-'))

const quick: Step[] = [
  { name: 'types of the server', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  vitest('unit', ['architecture', 'unit*']),
]
const whole: Step[] = [
  ...quick,
  vitest('api and rights', ['api']),
  { name: 'browser', command: ['playwright', 'test'], count: () => countPlaywright('test-results/browser.json') },
]

const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []
for (const step of process.argv.includes('--quick') ? quick : whole) {
  console.log(`\n── ${step.name}`)
  const startedAt = Date.now()
  const succeeded = await run(step.command)
  const counts = await countsOf(step, succeeded)
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  summary.push(
    `${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  )
}
await rm(reports, { recursive: true, force: true })
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

function vitest(name: string, projects: string[]): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    command: ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: () => countVitest(report),
  }
}

function run([program = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** What a step reports counts, and a step that fails without a failed test (a crash, a missing report) is a failure itself. */
async function countsOf({ count }: Step, succeeded: boolean): Promise<Counts> {
  if (!count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const counts = await count().catch(() => ({ passed: 0, failed: 0 }))
  const foundNothing = counts.passed + counts.failed === 0
  return (succeeded && !foundNothing) || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

async function countVitest(report: string): Promise<Counts> {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8'))
  const brokenFiles = testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

async function countPlaywright(report: string): Promise<Counts> {
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
