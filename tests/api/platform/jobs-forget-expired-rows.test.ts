import { beforeAll, expect, test } from 'vitest'
import { forgetExpiredRows } from '#server/jobs/account/forget-expired-rows.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const { sql } = app
  // Each table gets one row that has just expired and one that is still valid.
  await sql`insert into app.rate_limits (key, window_start, hits)
    values ('old', now() - interval '25 hours', 1), ('new', now() - interval '23 hours', 1)`
  await sql`insert into app.idempotent_answers (function_name, caller, key, input_hash, created_at)
    values ('f', 'c', 'old', '', now() - interval '25 hours'), ('f', 'c', 'new', '', now() - interval '23 hours')`
  await sql`insert into app.used_security_checks (signature, expires_at)
    values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute')`
  await sql`insert into app.outgoing_mails (recipient, template, data, refused_at, created_at) values
    ('old', 't', '{}', now() - interval '8 days', now()), ('new', 't', '{}', now() - interval '6 days', now()),
    ('waiting', 't', '{}', null, now() - interval '8 days')`
  await sql`insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at, confirmed_at)
    values ('old', 'a', now() - interval '1 hour', null), ('new', 'b', now() + interval '1 hour', null),
      ('confirmed', 'c', now() - interval '1 year', now())`
  const { person } = await app.as('patient')
  await sql`insert into auth.users (email, new_email, updated_at) values
    ('old@exemple.fr', 'mistyped@exemple.fr', now() - interval '25 hours'),
    ('new@exemple.fr', 'next@exemple.fr', now() - interval '23 hours')`
  await sql`insert into auth.factors (user_id, friendly_name, factor_type, status, created_at) values
    (${person.id}, 'old', 'totp', 'unverified', now() - interval '61 minutes'),
    (${person.id}, 'new', 'totp', 'unverified', now() - interval '59 minutes'),
    (${person.id}, 'verified', 'totp', 'verified', now() - interval '61 minutes')`
  await forgetExpiredRows.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
})

test.each([
  ['counters', 'select key as kept from app.rate_limits', ['new']],
  ['answers kept for a repeated request', 'select key as kept from app.idempotent_answers', ['new']],
  ['used security checks', 'select signature as kept from app.used_security_checks', ['new']],
  ['refused mails, but none that waits', 'select recipient as kept from app.outgoing_mails', ['new', 'waiting']],
  ['unconfirmed newsletter requests', 'select email as kept from newsletter_subscriptions', ['confirmed', 'new']],
  ['second proofs that were begun and left', 'select friendly_name as kept from auth.factors', ['new', 'verified']],
  ['moves that nobody proved', 'select email as kept from auth.users where new_email is not null', ['new@exemple.fr']],
])('expired rows are deleted: %s', async (_what, query, expected) => {
  const rows = await app.sql.unsafe<{ kept: string }[]>(`${query} order by 1`)
  expect(rows.map((row) => row.kept)).toEqual(expected)
})

test('the job is on the schedule, once', async () => {
  expect(await app.sql`select name, cron from jobs.schedule where name = 'forget-expired-rows'`).toEqual([
    { name: 'forget-expired-rows', cron: '17 * * * *' },
  ])
})
