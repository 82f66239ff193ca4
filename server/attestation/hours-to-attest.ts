import type { AttestedHours } from '#domain/attestation/attestation-document.ts'
import { ATTESTATION_PRACTICE_YEARS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { HourKind } from '#domain/hours/kinds.ts'
import { studiesOf } from '#domain/profile/studies.ts'
import type { Transaction } from '../db/postgres.ts'

export type HoursToAttest = Omit<AttestedHours, 'number' | 'sealedAt' | 'url'> & { studentGender: string | null }

interface PairRow {
  student_name: string
  gender: string | null
  study_year: string | null
  specialization: string | null
  university: string | null
  supervisor_name: string
  practising_since: string | null
  is_experienced: boolean
  periods: string[]
}

interface KindRow {
  kind: HourKind
  minutes: number
  first_day: string
  last_day: string
}

/**
 * Confirmed hours that were done under this psychologist's own supervision, which may be over: of each hour one
 * supervisor attests. Refuses anybody else.
 */
export async function hoursToAttest(
  sql: Transaction,
  { studentId, supervisorId, now }: { studentId: string; supervisorId: string; now: Date },
): Promise<HoursToAttest> {
  const [pair] = await sql<PairRow[]>`
    select s.first_name || ' ' || s.last_name as student_name, s.gender, s.study_year, s.specialization, s.university,
      me.first_name || ' ' || me.last_name as supervisor_name, me.practising_since::text,
      me.verified_at is not null and me.suspended_at is null and coalesce(
        me.practising_since <= ${now}::timestamptz - ${ATTESTATION_PRACTICE_YEARS} * interval '1 year', false) as is_experienced,
      array(
        select period.first_day || '/' || coalesce(period.last_day::text, '') from app.supervision_periods period
        where period.student_id = s.id and period.supervisor_id = me.id order by period.began_at) as periods
    from profiles s join profiles me on me.id = ${supervisorId} and me.user_type = 'therapist'
    where s.id = ${studentId} and s.user_type = 'student'
      and exists (select from app.supervisions f where f.student_id = s.id and f.supervisor_id = me.id)`
  if (!pair) throw new AppError('not_found')
  if (!pair.is_experienced || !pair.practising_since) throw new AppError('supervisor_too_recent')
  const kinds = await sql<KindRow[]>`
    select kind, sum(minutes)::int as minutes, min(day)::text as first_day, max(day)::text as last_day
    from app.hours_by_supervision where student_id = ${studentId} and supervisor_id = ${supervisorId}
    group by kind order by sum(minutes) desc`
  const [firstDay] = kinds.map((row) => row.first_day).toSorted()
  const lastDay = kinds
    .map((row) => row.last_day)
    .toSorted()
    .at(-1)
  if (!firstDay || !lastDay) throw new AppError('no_hours_to_attest')
  return {
    studentName: pair.student_name,
    studentGender: pair.gender,
    studies: studiesOf(pair.study_year, pair.specialization) || 'études de psychologie',
    university: pair.university,
    supervisorName: pair.supervisor_name,
    practisingSince: pair.practising_since,
    periods: pair.periods,
    minutes: kinds.reduce((sum, row) => sum + row.minutes, 0),
    byKind: kinds.map(({ kind, minutes }) => ({ kind, minutes })),
    firstDay,
    lastDay,
  }
}
