import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { guardedTransaction } from './guarded-transaction.ts'

/** Nothing listens on this port, and nothing is sent. */
const sql = postgres({ host: '127.0.0.1', port: 1, max: 1, connect_timeout: 1 })
afterAll(() => sql.end({ timeout: 0 }))

const over = new Error('the transaction is over')
const guarded = (reason?: Error) =>
  guardedTransaction(
    sql,
    () => reason,
    () => undefined,
  )

test('the driver version is the one whose private fields we use: check them before upgrading', () => {
  const manifest = readFileSync(new URL('../../node_modules/postgres/package.json', import.meta.url), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ version: '3.4.9' })
})

test('refuses a statement of a transaction that is over', async () => {
  await expect(guarded(over)`select 1`).rejects.toBe(over)
  await expect(guarded(over).unsafe('select 1')).rejects.toBe(over)
})

test('sends nothing when the queries of the driver cannot be held back', () => {
  const other = Object.assign(() => Promise.resolve([]), { unsafe: () => Promise.resolve([]) })
  const handle = guardedTransaction(
    other as unknown as typeof sql,
    () => undefined,
    () => undefined,
  )
  expect(() => handle`select 1`).toThrow('cannot be guarded')
  expect(() => handle.unsafe('select 1')).toThrow('cannot be guarded')
})
