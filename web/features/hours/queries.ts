import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

const OWN_COLUMNS = 'id, kind, day, minutes, source, description, state, decided_by_name, reason' as const

export type StageHours = Pick<
  Row<'stage_hours'>,
  'id' | 'kind' | 'day' | 'minutes' | 'source' | 'description' | 'state' | 'decided_by_name' | 'reason'
>

/** Every one: an internship of 500 hours has more rows than one response. */
export const readStageHours = (supabase: SupabaseClient): Promise<StageHours[]> =>
  readAllRows((from, to) =>
    supabase.from('stage_hours').select(OWN_COLUMNS).order('day', { ascending: false }).order('id').range(from, to),
  )

/** Own hours, newest day first. */
export const stageHours = queryOptions({
  queryKey: ['stage-hours'],
  queryFn: async () => readStageHours(await client()),
})

export type HourTotals = Row<'stage_hour_totals'>

/** Totals of each internship the reader does or supervises. */
export const hourTotals = queryOptions({
  queryKey: ['stage-hour-totals'],
  queryFn: async (): Promise<HourTotals[]> => {
    const supabase = await client()
    return readRows(supabase.from('stage_hour_totals').select('*').order('student_name').limit(100))
  },
})

export type HoursToAttest = Row<'hours_to_attest'>

/** Hours that the reader may seal: done under their own supervision, also of former students. */
export const hoursToAttest = queryOptions({
  queryKey: ['stage-hour-totals', 'to-attest'],
  queryFn: async (): Promise<HoursToAttest[]> => {
    const supabase = await client()
    return readRows(supabase.from('hours_to_attest').select('*').order('student_name').limit(200))
  },
})

export type SupervisedHours = Row<'supervised_hours'>

/** Declared hours of the reader's students still to confirm, oldest first. */
export const hoursToConfirm = queryOptions({
  queryKey: ['hours-to-confirm'],
  queryFn: async (): Promise<SupervisedHours[]> => {
    const supabase = await client()
    const waiting = supabase.from('supervised_hours').select('*').eq('state', 'waiting')
    return readRows(waiting.order('created_at').limit(200))
  },
})

export type Attestation = Pick<
  Row<'attestations'>,
  | 'id'
  | 'number'
  | 'student_id'
  | 'student_name'
  | 'minutes'
  | 'sealed_at'
  | 'supervisor_name'
  | 'revoked_at'
  | 'revocation_reason'
>

/** Attestations of the reader, or issued by them, newest first. */
export const attestations = queryOptions({
  queryKey: ['attestations'],
  queryFn: async (): Promise<Attestation[]> => {
    const supabase = await client()
    const own = supabase
      .from('attestations')
      .select(
        'id, number, student_id, student_name, minutes, sealed_at, supervisor_name, revoked_at, revocation_reason',
      )
    return readRows(own.order('sealed_at', { ascending: false }).limit(200))
  },
})

/** Public data of an attestation number. Never cached: refetched each time the page is opened. */
export const checkedAttestation = (number: string) =>
  queryOptions({
    queryKey: ['checked-attestation', number],
    queryFn: () => invoke('check-attestation', { number }),
    retry: false,
    staleTime: 10_000,
    gcTime: 60_000,
  })
