import { MixedLoad } from './load/mixed-load.ts'
import { withProcesses } from './load/with-processes.ts'
import { bar, quantile } from './measure.ts'

// Pages, reads and writes together: how many a second one process and two answer, and how long an answer takes at 60 % of that.
// --seconds=N for each measurement (10). docs/scale.md says what follows.
const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 10)
const CLIENTS = 32
const SHARE = 0.6
const SLOWEST_P99_MS = 250
const PORTS = ['4311', '4312'] as const

for (const count of [1, 2]) {
  const ports = PORTS.slice(0, count)
  await withProcesses(ports, async () => {
    const load = new MixedLoad(ports, CLIENTS)
    await load.most(CLIENTS, Math.min(SECONDS, 3))
    const most = await load.most(CLIENTS, SECONDS)
    const { milliseconds, failures } = await load.steady(most * SHARE, SECONDS)
    load.close()
    const processes = count === 1 ? 'one process' : `${count} processes`
    console.log(
      `${processes}: ${Math.round(most)} requests/s at most; at 60 %: median ${quantile(milliseconds, 0.5).toFixed(1)} ms`,
    )
    for (const [failure, times] of failures) console.log(`${times} × ${failure}`)
    bar(`${processes}, at 60 % of the most, p99, ms`, Math.round(quantile(milliseconds, 0.99)), {
      atMost: SLOWEST_P99_MS,
    })
    bar(`${processes}, failed answers`, failures.size, { atMost: 0 })
  })
}
