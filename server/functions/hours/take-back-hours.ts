import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Deletes declared hours that are still undecided. */
export const takeBackHours = defineFunction({
  name: 'take-back-hours',
  who: ['student'],
  input: z.object({ hoursId: z.uuid() }),
  async handle({ input: { hoursId }, identity, sql }) {
    const { count } = await sql`
      delete from stage_hours where id = ${hoursId} and student_id = ${callerId(identity)} and state = 'waiting'`
    if (count === 0) throw new AppError('not_found')
    return { takenBack: true }
  },
})
