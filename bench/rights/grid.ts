import type { Sql, Transaction } from '#server/db/postgres.ts'
import { gridRights } from '../../tests/rights/grid/all.ts'
import { installAttempts } from '../../tests/support/grid/attempts.ts'
import { identityNames } from '../../tests/support/grid/cast.ts'
import { type Cell, measure, type Relation, readRelations } from '../../tests/support/grid/measure.ts'
import { createWorld, type World } from '../../tests/support/grid/world.ts'
import type { Mutant } from './grant-mutants.ts'

interface Grid {
  sql: Sql
  world: World
  relations: readonly Relation[]
  lastTransaction: string
}

/** The grid of rights on a migrated, empty database. */
export async function openGrid(sql: Sql): Promise<Grid> {
  await installAttempts(sql)
  const world = await createWorld(sql)
  const [now] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`
  const grid = { sql, world, relations: await readRelations(sql, world, gridRights), lastTransaction: now?.id ?? '' }
  const wrong = await firstDifference(grid, sql, [...grid.relations])
  if (wrong) throw new Error(`the grid does not hold to begin with: ${JSON.stringify(wrong)}`)
  return grid
}

/** Whether the grid detects a mutant: on its own relation, then on all that read through it. */
export async function isKilled(grid: Grid, { statement, noticedBy }: Mutant): Promise<boolean> {
  const concerned = grid.relations.filter(({ name }) => noticedBy.includes(name))
  return (await firstDifference(grid, grid.sql, concerned, statement)) !== undefined
}

async function firstDifference(
  { world, lastTransaction }: Grid,
  sql: Sql,
  relations: readonly Relation[],
  statement?: string,
): Promise<Cell | undefined> {
  const undo = new Error('undone on purpose')
  let different: Cell | undefined
  await sql
    .begin(async (step) => {
      if (statement) await step.unsafe(statement).simple()
      different = await search(step)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return different

  async function search(step: Transaction): Promise<Cell | undefined> {
    for (const relation of relations)
      for (const who of identityNames) {
        const cells = await measure(step, world, relation, who, lastTransaction)
        const wrong = cells.find(({ expected, found }) => expected !== found)
        if (wrong) return wrong
      }
    return undefined
  }
}
