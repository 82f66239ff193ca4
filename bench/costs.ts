import { availableParallelism } from 'node:os'
import { cpuTimeOf } from './load/cpu-time.ts'
import { type Journey, mix, VISITS_OF_MIX } from './load/journeys.ts'
import { MixedLoad } from './load/mixed-load.ts'
import { printFailures } from './load/print-failures.ts'
import { withProcesses } from './load/with-processes.ts'
import { checkThreshold } from './support/measure.ts'

// Processor time of each journey, in the server and in PostgreSQL: the capacity model of docs/scale.md. Checked by a
// simulation: from these costs the rate of the mix on this machine is computed, then measured. --seconds=N a journey (8).
const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 8)
const PEOPLE = 8
const PORT = '4316'
/** Largest difference between the computed and the measured rate. */
const ERROR_MAX = 0.3

interface Cost {
  requests: number
  server: number
  database: number
  /** Of this bench, which shares the processors. */
  client: number
}

await withProcesses([PORT], async ([server], town, database) => {
  const load = new MixedLoad([PORT], town, 32)
  const postgres = await database.pid()
  const spent = async () => ({
    server: await cpuTimeOf(server?.pid ?? 0),
    database: await cpuTimeOf(postgres),
    client: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  })
  /** Cost of one visit. */
  const costOf = async (journey: Journey, requests: number): Promise<Cost> => {
    const before = await spent()
    const { answers } = await load.most(PEOPLE, SECONDS, journey)
    const after = await spent()
    checkThreshold('failed answers', printFailures(answers), { atMost: 0 })
    const visits = answers.milliseconds.length / requests
    return {
      requests,
      server: (after.server - before.server) / visits,
      database: (after.database - before.database) / visits,
      client: (after.client - before.client) / visits,
    }
  }
  await load.most(PEOPLE, SECONDS)
  const whole: Cost = { requests: 0, server: 0, database: 0, client: 0 }
  for (const { name, requests, journey, times } of mix) {
    const cost = await costOf(journey, requests)
    print(name, cost)
    for (const key of ['requests', 'server', 'database', 'client'] as const)
      whole[key] += (cost[key] * times) / VISITS_OF_MIX
  }
  print('average visit of the mix', whole)
  const cores = availableParallelism()
  const computed = (cores * 1000 * whole.requests) / (whole.server + whole.database + whole.client)
  const { perSecond } = await load.most(32, 2 * SECONDS)
  load.close()
  console.log(
    `${cores} cores for server, PostgreSQL and clients: ${computed.toFixed(0)} requests/s computed, ${perSecond.toFixed(0)} measured`,
  )
  checkThreshold('difference of the measured rate from the computed one', Math.abs(perSecond / computed - 1), {
    atMost: ERROR_MAX,
  })
})

function print(name: string, { requests, server, database }: Cost): void {
  console.log(
    `${name}: ${requests.toFixed(1)} requests, server ${server.toFixed(1)} ms, PostgreSQL ${database.toFixed(1)} ms`,
  )
}
