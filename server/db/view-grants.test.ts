import { expect, test } from 'vitest'
import { viewGrants } from './view-grants.ts'

const view = 'create or replace view public.my_slots with (security_barrier = true) as'
const grantsOf = (...lines: string[]) => viewGrants({ name: 'booking/my-slots.sql', text: lines.join('\n') })
const revoked = 'revoke all on public.my_slots from public, anon, authenticated;'

test.each([
  ['-- reads: authenticated', 'grant select on public.my_slots to authenticated;'],
  ['-- reads: anon, authenticated', 'grant select on public.my_slots to anon, authenticated;'],
  ['-- reads: authenticated (id, starts_at)', 'grant select (id, starts_at) on public.my_slots to authenticated;'],
])('%s', (line, grant) => {
  expect(grantsOf('-- Slots.', line, view, 'select 1;')).toBe(`${revoked}\n${grant}`)
})

test('a view without the line is granted to nobody', () => {
  expect(grantsOf('-- Slots.', view, 'select 1;')).toBe(revoked)
})

test('each view of a file has its own readers', () => {
  const other = 'create or replace view public.free_times as'
  expect(grantsOf('-- reads: authenticated', view, 'select 1;', '', other, 'select 1;')).toBe(
    `${revoked}\ngrant select on public.my_slots to authenticated;\nrevoke all on public.free_times from public, anon, authenticated;`,
  )
})

test('a file without views of the browsers’ schema grants nothing', () => {
  expect(grantsOf('create or replace view app.free_offers as', 'select 1;')).toBe('')
})

test.each([
  ['an unknown role', '-- reads: everybody', view],
  ['roles in another order', '-- reads: authenticated, anon', view],
  ['a column that is no name', '-- reads: authenticated (id; drop table slots)', view],
  ['no column', '-- reads: authenticated ()', view],
  ['more words', '-- reads: authenticated only', view],
  ['another spelling', '-- Reads: authenticated', view],
  ['a line that is not right above', '-- reads: authenticated', '-- Slots.', view],
  ['a line above a function', '-- reads: authenticated', 'create or replace function app.today() returns date'],
  ['a line above a view of the server', '-- reads: authenticated', 'create or replace view app.free_offers as'],
  ['a line twice', '-- reads: anon, authenticated', '-- reads: authenticated', view],
  ['a line at the end', '-- reads: authenticated'],
  ['a view that is not replaced', '-- reads: authenticated', 'create view public.my_slots as'],
  ['a view in capitals', 'CREATE OR REPLACE VIEW public.my_slots AS'],
  ['a quoted view', 'create or replace view "public"."my_slots" as'],
])('refused: %s', (_what, ...lines) => {
  expect(() => grantsOf(...lines)).toThrow('db/functions/booking/my-slots.sql:1 is neither')
})
