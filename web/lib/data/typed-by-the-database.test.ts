import { expect, test } from 'vitest'
import type { SupabaseClient } from '../client.ts'

const read = (supabase: SupabaseClient) => [
  // @ts-expect-error -- there is no such table
  supabase.from('profils'),
  // @ts-expect-error -- a profile has no such column
  supabase.from('profiles').select('*').eq('prenom', 'Zoé'),
  // @ts-expect-error -- no appointment is in that state
  supabase.from('my_appointments').select('*').eq('status', 'annulé'),
]

/** Checked by the compiler: an unused `@ts-expect-error` above is itself a compile error. */
test('a table, a column or a word that does not exist does not compile', () => {
  expect(read).toBeTypeOf('function')
})
