import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Counts {
  passed: number
  /** Names of failed tests, repeated in the last lines of a long run. */
  failures: string[]
  /** Flaky tests, which passed only on retry: a race condition to find. */
  unsteady?: string[]
}

interface Step {
  name: string
  command: string[]
  /** Reads passed and failed tests from the report of the step; a step without a report counts as one test. */
  count?: () => Promise<Counts>
}

const reports = await mkdtemp(join(tmpdir(), 'mivoix-reports-'))
// The browser tests' server keeps its data here too, and its PostgreSQL may run as another user.
await chmod(reports, 0o755)
process.env.BROWSER_TEST_DATA = join(reports, 'browser-data')
process.env.BROWSER_TEST_TEMPLATE = join(reports, 'browser-template')

const quick: Step[] = [
  { name: 'types of the server', command: ['tsc', '-p', 'tsconfig.json'] },
  // Generates the route types that `href()` needs.
  { name: 'types of the routes', command: ['react-router', 'typegen'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'unused files, exports and packages', command: ['knip', '--no-progress'] },
  vitest('unit', ['architecture', 'unit*']),
]
const whole: Step[] = [
  ...quick,
  vitest('api and rights', ['api']),
  { name: 'browser', command: ['playwright', 'test'], count: () => countPlaywright('test-results/browser.json') },
]

const total: Counts = { passed: 0, failures: [] }
const summary: string[] = []
const unsteady: string[] = []
for (const step of process.argv.includes('--quick') ? quick : whole) {
  console.log(`\n── ${step.name}`)
  const startedAt = Date.now()
  const succeeded = await run(step.command)
  const counts = await countsOf(step, succeeded)
  total.passed += counts.passed
  total.failures.push(...counts.failures)
  unsteady.push(...(counts.unsteady ?? []))
  const failed = counts.failures.length
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  summary.push(`${failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${failed} failed (${seconds} s)`)
}
await rm(reports, { recursive: true, force: true })
for (const failure of total.failures) console.log(`\n✗ ${failure}`)
for (const test of unsteady) console.log(`\n≈ passed only when tried again: ${test}`)
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length ? 1 : 0

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

/** A step that fails without a failed test (a crash, an unhandled rejection, a missing report) counts as a failure. */
async function countsOf({ name, count }: Step, succeeded: boolean): Promise<Counts> {
  if (!count) return succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
  const counts = await count().catch(() => ({ passed: 0, failures: [] }))
  const foundNothing = counts.passed + counts.failures.length === 0
  if ((succeeded && !foundNothing) || counts.failures.length > 0) return counts
  return { ...counts, failures: [`${name}: an error outside any test, told above`] }
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

async function countVitest(report: string): Promise<Counts> {
  const { numPassedTests, testResults }: { numPassedTests: number; testResults: VitestFile[] } = JSON.parse(
    await readFile(report, 'utf8'),
  )
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${message}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`)
  })
  return { passed: numPassedTests, failures }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string; projectName: string }[] }[]
}

async function countPlaywright(report: string): Promise<Counts> {
  const { stats, errors, suites } = JSON.parse(await readFile(report, 'utf8'))
  const named = (status: string) => suites.flatMap((suite: PlaywrightSuite) => testsOf(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...named('unexpected'), ...errors.map(messageOf)],
    unsteady: named('flaky'),
  }
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter((test) => test.status === status).map((test) => `[${test.projectName}] ${file} › ${title}`),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, status))]
}

function messageOf(error: { message?: string }): string {
  return error.message ?? 'an error outside any test'
}
