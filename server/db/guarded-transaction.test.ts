import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { guardedTransaction } from './guarded-transaction.ts'

/** Nothing listens there, and nothing need be sent. */
const sql = postgres({ host: '127.0.0.1', port: 1, max: 1, connect_timeout: 1 })
afterAll(() => sql.end({ timeout: 0 }))

const over = new Error('the transaction is over')
const guarded = (reason?: Error) =>
  guardedTransaction(
    sql,
    () => reason,
    () => undefined,
  )

test('the driver is the version whose private fields were read: look at them again before raising it', () => {
  const manifest = readFileSync(new URL('../../node_modules/postgres/package.json', import.meta.url), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ version: '3.4.9' })
})

test('a statement of a transaction that is over is refused, not sent', async () => {
  await expect(guarded(over)`select 1`).rejects.toBe(over)
  await expect(guarded(over).unsafe('select 1')).rejects.toBe(over)
})

test('a driver whose queries cannot be held back sends nothing', () => {
  const other = Object.assign(() => Promise.resolve([]), { unsafe: () => Promise.resolve([]) })
  const handle = guardedTransaction(
    other as unknown as typeof sql,
    () => undefined,
    () => undefined,
  )
  expect(() => handle`select 1`).toThrow('cannot be guarded')
  expect(() => handle.unsafe('select 1')).toThrow('cannot be guarded')
})
