import type { SupabaseClient } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'

/** Every one: a limit would leave out the latest, among them those to come. */
export const readAppointments = (supabase: SupabaseClient) =>
  readAllRows((from, to) => supabase.from('my_appointments').select('*').order('starts_at').order('id').range(from, to))
