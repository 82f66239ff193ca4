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
    // A second click or tab: both parties have been told.
    const practitionerId = staysAsItIs(appointment, requested)
      ? appointment.practitionerId
      : await moveBooking(sql, deps, appointment, requested, now)
    if (!practitionerId) throw await slotTakenErrorIn(sql, requested, offeredTo(appointment))
    return { startsAt: requested.startsAt.toISOString(), practitionerId }
  },
})

/**
 * Same practitioner unless another one, or any, is asked for. A practitioner cannot hand over a patient here: see
 * propose-hand-over.
 */
function requestedStartIn(
  { startsAt, practitionerId, isAnybodyFine, genderPreference: preferred }: InputOf<'move-appointment'>,
  { side, practitionerId: present, genderPreference: before }: LockedAppointment,
): RequestedStart {
  if (side === 'practitioner' && (isAnybodyFine || (practitionerId ?? present) !== present))
    throw new AppError('hand_over_needs_patient')
  return {
    startsAt: new Date(startsAt),
    practitionerId: practitionerId ?? (isAnybodyFine ? null : present),
    genderPreference: (side === 'patient' && preferred) || before,
  }
}

/** The present start is free inside this transaction, but nobody wants to move there. */
function offeredTo({ side, terms }: LockedAppointment) {
  return { except: terms.startsAt, isTheirsOnly: side === 'practitioner' }
}

function staysAsItIs(
  { terms, practitionerId, genderPreference }: LockedAppointment,
  requested: RequestedStart,
): boolean {
  return (
    keepsTime(terms, requested.startsAt) &&
    (requested.practitionerId ?? practitionerId) === practitionerId &&
    requested.genderPreference === genderPreference
  )
}

function keepsTime({ startsAt: before }: LockedAppointment['terms'], startsAt: Date): boolean {
  return startsAt.getTime() === before.getTime()
}

/** Changing only the practitioner is always free; changing the time requires that a cancellation would be free too. */
function assertMayMove({ terms, side }: LockedAppointment, startsAt: Date, now: Date): void {
  if (isOver(terms, now)) throw new AppError('appointment_over')
  if (!keepsTime(terms, startsAt) && !canMove(terms, now, side)) throw new AppError('appointment_move_too_late')
}
