import { queryOptions } from '@tanstack/react-query'
import type { GenderPreference } from '#domain/booking/words.ts'
import type { Row } from '#domain/database-types.ts'
import type { Day } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

type AlertRow = Row<'slot_alerts'>

/** Criteria of a slot alert: a practitioner, a time, a gender; all empty matches every free slot. */
export interface AlertCriteria {
  gender: GenderPreference
  practitionerId?: string | null
  /** A day, a start or a part of the day. */
  day?: Day | null
  startsAt?: string | null
  moment?: AlertRow['moment']
  area?: AlertRow['area']
  language?: AlertRow['language']
}

export type SlotAlert = Required<AlertCriteria> & { id: string }

/** Slot alerts of the signed-in person. */
export const slotAlerts = queryOptions({
  queryKey: ['slot-alerts'],
  queryFn: async (): Promise<SlotAlert[]> => {
    const supabase = await client()
    const rows = await readRows(supabase.from('slot_alerts').select('*').order('created_at').limit(100))
    return rows.map((row) => ({
      id: row.id,
      gender: row.gender_preference,
      practitionerId: row.practitioner_id,
      day: row.day,
      startsAt: row.starts_at,
      moment: row.moment,
      area: row.area,
      language: row.language,
    }))
  },
})

export function isSameCriteria(a: AlertCriteria, b: AlertCriteria): boolean {
  const instant = ({ startsAt }: AlertCriteria) => (startsAt ? Date.parse(startsAt) : null)
  const others = ['gender', 'practitionerId', 'day', 'moment', 'area', 'language'] as const
  return instant(a) === instant(b) && others.every((name) => (a[name] ?? null) === (b[name] ?? null))
}
