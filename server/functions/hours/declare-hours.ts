import { AppError } from '#domain/errors.ts'
import { declaredHoursSchema } from '#domain/hours/schema.ts'
import { whyCannotDeclare } from '#domain/hours/why-cannot-declare.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'

/** Declares a student's work beside consultations. Counts once the supervisor has confirmed it. */
export const declareHours = defineFunction({
  name: 'declare-hours',
  who: ['student'],
  input: declaredHoursSchema,
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input: { kind, day, minutes, description }, identity, sql, now, deps: { fanout } }) {
    const id = callerId(identity)
    const [student] = await sql<{ supervisor_id: string | null }[]>`
      select supervisor_id from profiles where id = ${id} for no key update`
    const [counted] = await sql<{ minutes: number }[]>`
      select coalesce(sum(minutes), 0)::int as minutes from stage_hours
      where student_id = ${id} and day = ${day} and state <> 'refused'`
    const refusal = whyCannotDeclare({ day, minutes, minutesOfDay: counted?.minutes ?? 0 }, now)
    if (refusal) throw new AppError(refusal, { field: refusal === 'hours_day_full' ? 'minutes' : 'day' })
    const [declared] = await sql<{ id: string }[]>`
      insert into stage_hours (student_id, kind, day, minutes, source, description, state, created_at)
      values (${id}, ${kind}, ${day}, ${minutes}, 'declared', ${description}, 'waiting', ${now}) returning id`
    notifyInbox(sql, fanout, [student?.supervisor_id ?? null], 'supervision')
    return { hoursId: declared?.id ?? '' }
  },
})
