import { AppError } from '#domain/errors.ts'
import { hoursDecisionSchema } from '#domain/hours/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'

/** The supervisor confirms or refuses hours declared by their student. */
export const confirmHours = defineFunction({
  name: 'confirm-hours',
  who: ['therapist'],
  input: hoursDecisionSchema,
  async handle({ input: { hoursId, isConfirmed, reason }, identity, sql, now, deps: { fanout } }) {
    const id = callerId(identity)
    const [decided] = await sql<{ student_id: string }[]>`
      update stage_hours h set state = ${isConfirmed ? 'confirmed' : 'refused'}, reason = ${isConfirmed ? null : reason},
        decided_by = ${id}, decided_by_name = me.first_name || ' ' || me.last_name, decided_at = ${now}
      from profiles student, profiles me
      where h.id = ${hoursId} and h.state = 'waiting' and student.id = h.student_id and app.supervises(${id}, student.id)
        and me.id = ${id}
      returning h.student_id`
    if (!decided) throw new AppError('not_found')
    notifyInbox(sql, fanout, [decided.student_id], 'supervision')
    return { state: isConfirmed ? 'confirmed' : 'refused' }
  },
})
