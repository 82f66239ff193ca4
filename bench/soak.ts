import { readFile } from 'node:fs/promises'
import { MixedLoad } from './load/mixed-load.ts'
import { withProcesses } from './load/with-processes.ts'
import { bar, quantile } from './measure.ts'

// Two processes under steady load for 20 minutes (--minutes=N): no failed answer, memory and waiting stay where they were.
const MINUTES = Number(process.argv.find((argument) => argument.startsWith('--minutes='))?.slice(10) ?? 20)
const REQUESTS_PER_SECOND = 100
const PARTS = 10
const PORTS = ['4313', '4314'] as const
const MOST_GROWTH = 1.3

await withProcesses(PORTS, async (servers) => {
  const load = new MixedLoad(PORTS, 32)
  // Caches fill and code is compiled first.
  await load.steady(REQUESTS_PER_SECOND, Math.min(30, MINUTES * 6))
  const megabytes: number[] = []
  const slow: number[] = []
  let failed = 0
  for (let part = 1; part <= PARTS; part += 1) {
    const { milliseconds, failures } = await load.steady(REQUESTS_PER_SECOND, (MINUTES * 60) / PARTS)
    for (const [failure, times] of failures) console.log(`${times} × ${failure}`)
    failed += [...failures.values()].reduce((sum, times) => sum + times, 0)
    slow.push(quantile(milliseconds, 0.99))
    megabytes.push(Math.max(...(await Promise.all(servers.map(({ pid }) => residentMegabytes(pid))))))
    console.log(`${part}/${PARTS}: ${Math.round(megabytes.at(-1) ?? 0)} MB, p99 ${Math.round(slow.at(-1) ?? 0)} ms`)
  }
  load.close()
  const growth = Math.max(...megabytes.slice(-3)) / Math.max(...megabytes.slice(0, 3))
  bar(`${MINUTES} minutes at ${REQUESTS_PER_SECOND} requests/s, failed answers`, failed, { atMost: 0 })
  bar('memory at the end, times that of the beginning', growth, { atMost: MOST_GROWTH })
})

async function residentMegabytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
