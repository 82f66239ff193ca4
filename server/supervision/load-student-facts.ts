import { ALERT_LATE_DAYS, ALERT_MEAN_RATINGS, NOTE_DUE_HOURS } from '#domain/constants.ts'
import type { StudentFacts } from '#domain/supervision/alerts.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

/** Longer than an outage: earlier events were already evaluated. */
const NEWS_DAYS = 2

/** Students with recent events that may cause an alert. */
export async function studentsWithNews(sql: Transaction, now: Date, limit: number): Promise<string[]> {
  const since = addMinutes(now, -NEWS_DAYS * 24 * 60)
  const dueBefore = addMinutes(now, -NOTE_DUE_HOURS * 60)
  const rows = await sql<{ id: string }[]>`
    select p.id from profiles p
    where p.user_type = 'student' and p.id in (
      select r.practitioner_id from consultation_ratings r
      where r.rated_at > ${since} or r.stars_changed_at > ${since}
      union
      select a.practitioner_id from consultation_outcomes o join appointments a on a.id = o.appointment_id
      where o.settled_at > ${since}
      union
      select a.practitioner_id from consultation_outcomes o join appointments a on a.id = o.appointment_id
      where a.ends_at < ${dueBefore} and a.ends_at > ${addMinutes(dueBefore, -NEWS_DAYS * 24 * 60)}
        and o.settled_at > ${addMinutes(dueBefore, -2 * NEWS_DAYS * 24 * 60)})
    order by p.id limit ${limit}`
  return rows.map(({ id }) => id)
}

type RatingRow = StudentFacts['ratings'][number] & { student_id: string }
type ConsultationRow = StudentFacts['consultations'][number] & { student_id: string }

/** Input of `alertsOf`, per student. */
export async function loadStudentFacts(
  sql: Transaction,
  studentIds: readonly string[],
  now: Date,
): Promise<Map<string, StudentFacts>> {
  const ratings = await sql<RatingRow[]>`
    select s.id as student_id, r.appointment_id as "appointmentId", r.stars
    from unnest(${studentIds}::uuid[]) as s (id) cross join lateral (
      select appointment_id, stars, rated_at from consultation_ratings
      where practitioner_id = s.id order by rated_at desc limit ${ALERT_MEAN_RATINGS}) as r
    order by s.id, r.rated_at desc`
  const consultations = await sql<ConsultationRow[]>`
    select a.practitioner_id as student_id, a.id as "appointmentId", a.starts_at as "startsAt", a.ends_at as "endsAt",
      o.verdict, arrival.at as "arrivedAt",
      exists (select from note_reviews n where n.appointment_id = a.id) as "isNoteHandedIn"
    from appointments a join consultation_outcomes o on o.appointment_id = a.id
    left join lateral (
      select min(entered_at) as at from app.room_stays
      where appointment_id = a.id and party = 'practitioner' and phase = 'call') as arrival on true
    where a.practitioner_id = any(${studentIds}::uuid[]) and a.status = 'confirmed'
      and a.starts_at > ${addMinutes(now, -ALERT_LATE_DAYS * 24 * 60)}`
  return new Map(
    studentIds.map((id) => [
      id,
      {
        ratings: ratings.filter(({ student_id: student }) => student === id),
        consultations: consultations.filter(({ student_id: student }) => student === id),
      },
    ]),
  )
}
