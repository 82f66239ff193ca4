import { canMove, isOver } from '#domain/booking/rights.ts'
import { moveRequestSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import type { InputOf } from '#domain/functions.ts'
import { type LockedAppointment, lockAppointment } from '../../booking/lock-appointment.ts'
import { moveBooking } from '../../booking/move-booking.ts'
import { slotTakenErrorIn } from '../../booking/slot-taken-error.ts'
import type { RequestedStart } from '../../booking/take-start.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/**
 * Moves an appointment to another time, another practitioner, or both. The old time is
 * released only if the new one is available.
 */
export const moveAppointment = defineFunction({
  name: 'move-appointment',
  who: ['patient', 'student', 'therapist'],
  closedWith: ['bookings'],
  input: moveRequestSchema,
  limit: { per: 'account', times: 30, perSeconds: 60 * 60 },
  idempotent: true,
  async handle({ input, identity, sql, now, deps }) {
    const chosen = input.practitionerId ? [input.practitionerId] : []
    const appointment = await lockAppointment(sql, { ...input, callerId: callerId(identity) }, chosen)
    const requested = requestedStartIn(input, appointment)
    assertMayMove(appointment, requested.startsAt, now)
    const practitionerId = await moveBooking(sql, deps, appointment, requested, now)
    if (!practitionerId) throw await slotTakenErrorIn(sql, requested)
    return { startsAt: requested.startsAt.toISOString(), practitionerId }
  },
})

/**
 * Same practitioner unless another one, or any, is asked for. A practitioner cannot hand over a patient here: see
 * propose-hand-over.
 */
function requestedStartIn(
  { startsAt, practitionerId, isAnybodyFine }: InputOf<'move-appointment'>,
  { side, practitionerId: present, genderPreference }: LockedAppointment,
): RequestedStart {
  if (side === 'practitioner' && (isAnybodyFine || (practitionerId ?? present) !== present))
    throw new AppError('hand_over_needs_patient')
  return {
    startsAt: new Date(startsAt),
    practitionerId: practitionerId ?? (isAnybodyFine ? null : present),
    genderPreference,
  }
}

/** Changing only the practitioner is always free; changing the time requires that a cancellation would be free too. */
function assertMayMove({ terms, side }: LockedAppointment, startsAt: Date, now: Date): void {
  if (isOver(terms, now)) throw new AppError('appointment_over')
  const keepsTime = startsAt.getTime() === terms.startsAt.getTime()
  if (!keepsTime && !canMove(terms, now, side)) throw new AppError('appointment_move_too_late')
}
