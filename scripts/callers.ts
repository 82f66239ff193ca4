import { parseArgs } from 'node:util'
import { blockCaller } from '#server/callers/block-caller.ts'
import { loudestCallers } from '#server/callers/loudest-callers.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { command, tell } from './command.ts'
import { withDatabase } from './with-database.ts'

// npm run callers -- --since 1h | --block <caller> | --unblock <caller>
const USAGE = 'Usage: npm run callers -- --since 1h, or --block <caller>, or --unblock <caller>'
const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000 }

await command(async () => {
  const { since, block, unblock } = options()
  const now = new Date()
  await withDatabase((db) =>
    db.asService(async (sql) => {
      if (block)
        return tell(`${block} is refused at every door until ${(await blockCaller(sql, block, now)).toISOString()}.`)
      if (unblock) {
        await sql`delete from app.blocked_callers where caller = ${unblock}`
        return tell(`${unblock} is served again.`)
      }
      const callers = await loudestCallers(sql, new Date(now.getTime() - durationMs(since)), now)
      if (callers.length === 0) return tell('Nobody called.')
      console.table(callers)
    }),
  )
})

function options() {
  try {
    const option = { type: 'string' } as const
    const { values } = parseArgs({ options: { since: { ...option, default: '1h' }, block: option, unblock: option } })
    return values
  } catch {
    throw new CannotStart(USAGE)
  }
}

function durationMs(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,4})([mh])$/.exec(text) ?? []
  if (!amount) throw new CannotStart(USAGE)
  return Number(amount) * (unitsMs[unit] ?? 0)
}
