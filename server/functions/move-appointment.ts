import { canMove, isOver } from '#domain/booking/rights.ts'
import { moveRequestSchema } from '#domain/booking/schema.ts'
import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { type LockedAppointment, lockAppointment } from '../booking/lock-appointment.ts'
import { type Party, partiesOf } from '../booking/parties.ts'
import { slotTakenMeanwhile } from '../booking/slot-taken.ts'
import { takeStartInstead } from '../booking/take-start.ts'
import type { Transaction } from '../db/postgres.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tellAppointmentChanged } from '../video/tell-appointment-changed.ts'

/** Another time, another practitioner, or both. What was booked is given up only if what is wanted is got. */
export const moveAppointment = defineFunction({
  name: 'move-appointment',
  who: ['patient', 'student', 'therapist'],
  input: moveRequestSchema,
  limit: { per: 'account', times: 30, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now, deps: { jobs, fanout } }) {
    const chosen = input.practitionerId ? [input.practitionerId] : []
    const appointment = await lockAppointment(sql, { ...input, callerId: callerId(identity) }, chosen)
    const wanted = { ...input, startsAt: new Date(input.startsAt), genderPreference: appointment.genderPreference }
    assertMayMove(appointment, wanted.startsAt, now)
    const before = await partiesOf(sql, appointment.id, now)

    // Its own time counts as free while it looks for another.
    await sql`update appointments set status = 'expired' where id = ${appointment.id}`
    const practitionerId = await takeStartInstead(sql, wanted, appointment.practitionerId)
    if (!practitionerId) throw await slotTakenMeanwhile(sql, wanted)
    await rebook(sql, appointment, { startsAt: wanted.startsAt, practitionerId, now })

    const after = await partiesOf(sql, appointment.id, now)
    await tellOfMove(sql, jobs, appointment, [after.patient, after.practitioner])
    if (practitionerId !== appointment.practitionerId) await tellOfHandOver(sql, jobs, before.practitioner)
    await tellAppointmentChanged(sql, fanout, appointment.id, [appointment.practitionerId])
    return { startsAt: wanted.startsAt.toISOString(), practitionerId }
  },
})

/** Changing practitioner alone is free to the last; changing the time is for whoever could cancel for nothing. */
function assertMayMove({ terms, side }: LockedAppointment, startsAt: Date, now: Date): void {
  if (isOver(terms, now)) throw new AppError('appointment_over')
  const keepsTime = startsAt.getTime() === terms.startsAt.getTime()
  if (!keepsTime && !canMove(terms, now, side)) throw new AppError('appointment_move_too_late')
}

async function rebook(
  sql: Transaction,
  { id, side }: LockedAppointment,
  { startsAt, practitionerId, now }: { startsAt: Date; practitionerId: string; now: Date },
): Promise<void> {
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  await sql`
    update appointments set status = 'confirmed', practitioner_id = ${practitionerId}, starts_at = ${startsAt},
      ends_at = ${endsAt}, free_again_at = ${addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)}, revision = revision + 1,
      moved_by_practitioner_at = ${side === 'practitioner' ? now : null}
    where id = ${id}`
}

async function tellOfMove(
  sql: Transaction,
  jobs: Jobs,
  { terms, side }: LockedAppointment,
  parties: readonly (Party | undefined)[],
): Promise<void> {
  for (const party of parties) {
    if (!party) continue
    const data = { ...party.mail, movedFrom: terms.startsAt.toISOString(), movedBy: side }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-moved', data })
  }
}

async function tellOfHandOver(sql: Transaction, jobs: Jobs, former: Party | undefined): Promise<void> {
  if (!former) return
  const data = {
    ...former.mail,
    revision: former.mail.revision + 1,
    canceledBy: 'handed-over' as const,
    refundCents: 0,
  }
  await queueMail(sql, jobs, { to: former.email, template: 'appointment-canceled', data })
}
