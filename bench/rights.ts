import { migrate } from '#server/db/migrate.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { equivalents } from './rights/equivalents.ts'
import { functionMutants } from './rights/function-mutants.ts'
import type { Mutant } from './rights/grant-mutants.ts'
import { isKilled, openGrid } from './rights/grid.ts'
import { healthRelations } from './rights/health-relations.ts'
import { sqlMutants } from './rights/sql-mutants.ts'
import { startBenchCluster } from './support/bench-cluster.ts'
import { checkThreshold } from './support/measure.ts'

// npm run bench -- rights: mutation testing of permissions. Breaks each policy, condition, grant, view filter and `who` in
// turn, and checks whether the grid of rights (tests/rights/grid) fails. Survivors are listed. `npm run bench -- rights --
// letters` only breaks those with the word in their name.
const only = process.argv[2]

const cluster = await startBenchCluster({ fsync: 'off', synchronous_commit: 'off' })
try {
  const target = await prepareDatabase(cluster, 'bench')
  const owner = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'bench' })
  await migrate(owner)
  await owner.end()
  const sql = connect({
    target: { ...target, user: 'postgres' },
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'bench',
  })
  await run(sql)
  await sql.end()
} finally {
  await cluster.stop()
}

async function run(sql: Sql): Promise<void> {
  const grid = await openGrid(sql)
  const mutants = (await sqlMutants(sql)).filter(({ name }) => !only || name.includes(only))
  const survivors: Mutant[] = []
  for (const mutant of mutants) {
    if (await isKilled(grid, mutant)) continue
    survivors.push(mutant)
    const reason = equivalents[mutant.name]
    console.log(reason ? `equivalent: ${mutant.name} (${reason})` : `SURVIVED ${mutant.name}`)
  }
  const { total: calls, survivors: callers } = functionMutants(grid.world)
  report(mutants, survivors, await healthRelations(sql))
  for (const name of callers) console.log(`SURVIVED ${name}`)
  checkThreshold('callers of functions widened, noticed in %', percent(calls - callers.length, calls), { atLeast: 99 })
}

function report(mutants: readonly Mutant[], survivors: readonly Mutant[], health: ReadonlySet<string>): void {
  const unexplained = survivors.filter(({ name }) => !equivalents[name])
  const counted = mutants.length - (survivors.length - unexplained.length)
  const ofHealth = mutants.filter(({ relation }) => health.has(relation))
  const healthLeft = unexplained.filter(({ relation }) => health.has(relation)).length
  console.log(`${mutants.length} mutants, ${survivors.length - unexplained.length} of them equivalent`)
  checkThreshold('rights broken, noticed in %', percent(counted - unexplained.length, counted), { atLeast: 99 })
  checkThreshold('rights of health data broken, noticed in %', percent(ofHealth.length - healthLeft, ofHealth.length), {
    atLeast: 100,
  })
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole
}
