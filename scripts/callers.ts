import { blockCaller } from '#server/callers/block-caller.ts'
import { busiestCallers } from '#server/callers/busiest-callers.ts'
import { isCallerId } from '#server/callers/is-caller-id.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

// npm run callers -- --since 1h | --block <caller> | --unblock <caller>
const text = { type: 'string' } as const
const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000 }

await command(async () => {
  const options = { since: { ...text, default: '1h' }, block: text, unblock: text }
  const usage = '--since 1h, or --block <caller>, or --unblock <caller>'
  const { values, refusal } = readArguments('callers', { usage, options })
  const { since, block, unblock } = values
  const sinceMs = durationMs(since)
  if (!sinceMs || (block && unblock)) throw refusal()
  if ([block, unblock].some((caller) => caller !== undefined && !isCallerId(caller))) throw refusal()
  const now = new Date()
  await withDatabase((db) =>
    db.asService(async (sql) => {
      if (block)
        return tell(`${block} is refused at every door until ${(await blockCaller(sql, block, now)).toISOString()}.`)
      if (unblock) {
        await sql`delete from app.blocked_callers where caller = ${unblock}`
        return tell(`${unblock} is served again.`)
      }
      const callers = await busiestCallers(sql, new Date(now.getTime() - sinceMs), now)
      if (callers.length === 0) return tell('Nobody called.')
      console.table(callers)
    }),
  )
})

/** Undefined when it is no duration. */
function durationMs(duration: string): number | undefined {
  const [, amount, unit = ''] = /^(\d{1,4})([mh])$/.exec(duration) ?? []
  return amount === undefined ? undefined : Number(amount) * (unitsMs[unit] ?? 0)
}
