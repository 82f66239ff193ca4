import { availableParallelism, loadavg } from 'node:os'
import type { Answers } from './load/load-client.ts'
import { MixedLoad } from './load/mixed-load.ts'
import { printFailures } from './load/print-failures.ts'
import { withProcesses } from './load/with-processes.ts'
import { checkThreshold, quantile } from './support/measure.ts'

// Mixed load: maximum requests per second of one and two processes, and latency at 60 % of that. Server, PostgreSQL and
// clients are on this machine. --seconds=N per measurement (20).
const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 20)
const PEOPLE = 32
const SHARE = 0.6
const SLOWEST_P99_MS = 150
const LEAST_GAIN = 1.7
/** Cores for two processes, PostgreSQL's backends and the clients. */
const CORES_FOR_TWO = 6
const SHOWN = 6
const PORTS = [['4311'], ['4311', '4312']] as const

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before the start`)
const rates: number[] = []
for (const ports of PORTS) {
  await withProcesses(ports, async (_servers, town) => {
    const load = new MixedLoad(ports, town, 128)
    await load.most(PEOPLE, Math.min(SECONDS, 10))
    const { perSecond, answers: fastest } = await load.most(PEOPLE, SECONDS)
    const answers = await load.steady(perSecond * SHARE, SECONDS)
    load.close()
    rates.push(perSecond)
    const processes = ports.length === 1 ? 'one process' : `${ports.length} processes`
    console.log(
      `${processes}: ${Math.round(perSecond)} requests/s at most; at 60 %: median ${quantile(answers.milliseconds, 0.5).toFixed(1)} ms; slowest kinds, p99: ${slowestKinds(answers)}`,
    )
    checkThreshold(`${processes}, at 60 % of the most, p99, ms`, Math.round(quantile(answers.milliseconds, 0.99)), {
      atMost: SLOWEST_P99_MS,
    })
    checkThreshold(`${processes}, failed answers`, printFailures(fastest) + printFailures(answers), { atMost: 0 })
  })
}
const [one = Number.NaN, two = Number.NaN] = rates
if (availableParallelism() >= CORES_FOR_TWO) checkThreshold('two processes, × one', two / one, { atLeast: LEAST_GAIN })
else
  console.log(
    `two processes answer ${(two / one).toFixed(2)} × as many as one; judged from ${CORES_FOR_TWO} cores on, at least ${LEAST_GAIN}`,
  )

function slowestKinds({ byKind }: Answers): string {
  return [...byKind]
    .map(([kind, took]) => ({ kind, p99: quantile(took, 0.99) }))
    .toSorted((a, b) => b.p99 - a.p99)
    .slice(0, SHOWN)
    .map(({ kind, p99 }) => `${kind} ${Math.round(p99)} ms`)
    .join(', ')
}
