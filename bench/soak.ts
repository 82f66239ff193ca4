import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { MixedLoad } from './load/mixed-load.ts'
import { printFailures } from './load/print-failures.ts'
import { withProcesses } from './load/with-processes.ts'
import { checkThreshold, median, quantile } from './support/measure.ts'

// Two processes under steady load for 20 minutes (--minutes=N) at 60 requests a second (--rate=N): no failed answer,
// and memory and latency stay stable.
const MINUTES = Number(process.argv.find((argument) => argument.startsWith('--minutes='))?.slice(10) ?? 20)
const REQUESTS_PER_SECOND = Number(process.argv.find((argument) => argument.startsWith('--rate='))?.slice(7) ?? 60)
const PARTS = 10
/** Warm-up: caches fill, code is compiled and the heap reaches its size, which takes some 20,000 requests of a process. */
const WARM_UP_MINUTES = Math.min(10, MINUTES / 2)
const SAMPLE_MS = 2000
const PORTS = ['4313', '4314'] as const
const MOST_GROWTH = 1.05

await withProcesses(PORTS, async (servers, town) => {
  const load = new MixedLoad(PORTS, town, 128)
  let failed = printFailures(await load.steady(REQUESTS_PER_SECOND, WARM_UP_MINUTES * 60))
  const samples: number[][] = servers.map(() => [])
  const over = new AbortController()
  const sampling = (async () => {
    while (!over.signal.aborted) {
      for (const [n, { pid }] of servers.entries()) samples[n]?.push(await residentMegabytes(pid))
      await pause(SAMPLE_MS)
    }
  })()
  for (let part = 1; part <= PARTS; part += 1) {
    const from = samples.map((memory) => memory.length)
    const answers = await load.steady(REQUESTS_PER_SECOND, (MINUTES * 60) / PARTS)
    failed += printFailures(answers)
    const memory = samples.map((all, n) => `${Math.round(median(all.slice(from[n])))} MB`).join(' and ')
    const slow = Math.round(quantile(answers.milliseconds, 0.99))
    console.log(`${part}/${PARTS}: ${memory}, p99 ${slow} ms, load ${loadavg()[0]?.toFixed(1)}`)
  }
  over.abort()
  await sampling
  for (const { said } of servers) tellComplaints(said)
  load.close()
  checkThreshold(`${MINUTES} minutes at ${REQUESTS_PER_SECOND} requests/s, failed answers`, failed, { atMost: 0 })
  for (const [n, memory] of samples.entries())
    checkThreshold(`process ${n + 1}, memory of the last quarter, × that of the first after warm-up`, growth(memory), {
      atMost: MOST_GROWTH,
    })
})

function growth(memory: readonly number[]): number {
  const quarter = Math.ceil(memory.length / 4)
  return median(memory.slice(-quarter)) / median(memory.slice(0, quarter))
}

async function residentMegabytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** With LOG_LEVEL error a server only logs failures; each message is printed once. */
function tellComplaints(said: string): void {
  const messages = [...said.matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message)
  for (const message of new Set(messages))
    console.log(`${messages.filter((one) => one === message).length} × the server said: ${message}`)
}
