import { beforeAll, expect, test } from 'vitest'
import type { Retention } from '#server/account/catalogue/catalogued-table.ts'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { deleteDiscardedFiles } from '#server/jobs/account/delete-discarded-files.ts'
import { endInactiveAccounts } from '#server/jobs/account/end-inactive-accounts.ts'
import { forgetEndedSessions } from '#server/jobs/account/forget-ended-sessions.ts'
import { forgetExpiredRows } from '#server/jobs/account/forget-expired-rows.ts'
import { keepRetention } from '#server/jobs/account/keep-retention.ts'
import { warnInactiveAccounts } from '#server/jobs/account/warn-inactive-accounts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertOneOfEach, type MadeRow } from '../../support/rows/one-of-each.ts'
import { createPeopleAround } from '../../support/rows/people-around.ts'

const DAY = 24 * 60 * 60 * 1000

/** Dates of the rows: leap days, clock changes, and both sides of a new year in Paris. */
const days = ['2024-02-29T12:00:00Z', '2025-03-30T01:30:00Z', '2025-12-31T22:30:00Z', '2025-12-31T23:30:00Z'].map(
  (text) => new Date(text),
)

interface Watched extends MadeRow {
  promised: Date
}

/** Computed from the promised text, not from the SQL that implements it: all timestamps of a row are the same day. */
function promisedEnd(rule: string, at: Date): Date {
  const later = (years: number, moreDays = 0) => {
    const end = new Date(at)
    end.setUTCFullYear(end.getUTCFullYear() + years)
    // 29 February plus a year is 28 February.
    if (end.getUTCMonth() !== at.getUTCMonth()) end.setUTCDate(0)
    return new Date(end.getTime() + moreDays * DAY)
  }
  const books = /^31 décembre de l’année, puis (\d+) ans$/.exec(rule)
  if (books) {
    const year = Number(new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone: 'Europe/Paris' }).format(at))
    return new Date(Date.UTC(year + Number(books[1]), 11, 31, 23))
  }
  if (rule.startsWith('Avec le compte')) return later(3)
  if (/^(envoi, ou )?fin (de|du) |^sans confirmation : fin du lien$/.test(rule)) return at
  const [, count, unit] = /(\d+)\s(ans?|jours?|heures?)(?: après .+)?$/.exec(rule) ?? []
  if (!count || !unit) throw new Error(`what day does « ${rule} » promise?`)
  return unit.startsWith('an')
    ? later(Number(count))
    : later(0, unit.startsWith('j') ? Number(count) : Number(count) / 24)
}

/** When a row of the table is deleted; null for rows that are kept because they identify nobody. */
function endOf(table: string, at: Date): Date | null {
  const entry = dataCatalogue.find((one) => one.table === table)
  if (!entry) throw new Error(`${table} is not in the catalogue`)
  const own = endBy(entry.retention, at)
  const withAccount = promisedEnd('Avec le compte', at)
  // The archive outlives an inactive account, and so does the hash that finds it.
  const goesWithAccount =
    ['cascade', 'trigger'].includes(entry.erasure) && !['app.health_archive', 'app.archive_addresses'].includes(table)
  return goesWithAccount && own && withAccount < own ? withAccount : own
}

function endBy(retention: Retention, at: Date): Date | null {
  if (retention.until === 'ends') return promisedEnd(retention.rule, at)
  if (retention.until === 'account') return promisedEnd('Avec le compte', at)
  if (retention.until === 'archive') return promisedEnd('1 an', at)
  if (retention.until === 'parent') return endOf(retention.parent, at)
  return null
}

let app: TestApp
const watched: Watched[] = []

beforeAll(async () => {
  app = await startTestApp()
  for (const at of days) {
    const people = await createPeopleAround(app.sql)
    const ids = Object.values(people).map(({ id }) => id)
    await app.sql`update auth.users set created_at = ${at}, last_sign_in_at = ${at} where id = any(${ids})`
    await app.sql`delete from auth.sessions where user_id = any(${ids})`
    await app.sql`delete from app.calendars where practitioner_id = any(${ids})`
    for (const row of await insertOneOfEach(app.sql, { people, hero: 'practitioner', at, words: 'un jour' })) {
      const promised = endOf(row.table, at)
      if (promised) watched.push({ ...row, promised })
    }
  }
})

/** Runs every retention job as of that day. */
async function runOn(now: Date) {
  const call = { data: {}, deps: { ...app.deps, clock: () => now }, signal: new AbortController().signal }
  for (const job of [warnInactiveAccounts, endInactiveAccounts, keepRetention]) await job.handle(call)
  for (const job of [forgetEndedSessions, forgetExpiredRows, deleteDiscardedFiles]) await job.handle(call)
}

async function areThere(rows: readonly MadeRow[]): Promise<boolean[]> {
  if (rows.length === 0) return []
  const questions = rows.map(({ table, where }) => `exists (select from ${table} where ${where})`)
  const [found] = await app.sql.unsafe<{ answers: boolean[] }[]>(
    `select to_jsonb(array[${questions.join(', ')}]) as answers`,
  )
  return found?.answers ?? []
}

test('every table whose rows end is watched', () => {
  const tables = new Set(watched.map(({ table }) => table))
  const ending = dataCatalogue.filter(({ retention }) => retention.until !== 'kept').map(({ table }) => table)
  expect(ending.filter((table) => !tables.has(table))).toEqual([
    // The people themselves; and the audit log, covered by tests/api/operations/audit-pruning.test.ts.
    'auth.users',
    'public.profiles',
    'app.audit_log',
    'app.audit_details',
  ])
})

test('each row ends on the day that was promised, over more than eleven years', async () => {
  const checks = watched.flatMap((row) => [
    { now: row.promised.getTime() - DAY, row, expected: true },
    { now: row.promised.getTime() + DAY, row, expected: false },
  ])
  // Two warning mails before an account is deleted.
  const warnings = days.flatMap((at) =>
    [60, 59, 7, 6].map((before) => promisedEnd('Avec le compte', at).getTime() - before * DAY),
  )
  const instants = [...new Set([...checks.map(({ now }) => now), ...warnings])].toSorted((a, b) => a - b)
  const wrong: string[] = []
  for (const now of instants) {
    await runOn(new Date(now))
    const due = checks.filter((check) => check.now === now)
    const found = await areThere(due.map(({ row }) => row))
    for (const [i, { row, expected }] of due.entries())
      if (found[i] !== expected)
        wrong.push(`${row.table} ${expected ? 'ended before' : 'outlived'} ${row.promised.toISOString()}`)
  }
  expect(wrong).toEqual([])
})
