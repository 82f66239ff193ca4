import { holdRequestSchema } from '#domain/booking/schema.ts'
import {
  CONSULTATION_BUFFER_MINUTES,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE_CENTS,
  HOLDS_PER_HOUR,
  SLOT_HOLD_MINUTES,
  TOPIC_CONSENT_VERSION,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Hold, InputOf } from '#domain/functions.ts'
import { addMinutes } from '#domain/time.ts'
import { tooYoung } from '../../booking/assert-may-pay.ts'
import { hasParentAgreed } from '../../booking/has-parent-agreed.ts'
import { relyOnBirthdate } from '../../booking/rely-on-birthdate.ts'
import { slotTakenError, slotTakenErrorIn } from '../../booking/slot-taken-error.ts'
import { matchesRequest, type RequestedStart, takeStart } from '../../booking/take-start.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { KeyedMutex } from '../../keyed-mutex.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { requireOpenPayments } from '../../payment/require-open-payments.ts'
import { countAgainstLimit } from '../../rate-limit.ts'

type HoldInput = InputOf<'hold-slot'>

const starts = new KeyedMutex()

interface HoldRow {
  id: string
  practitioner_id: string
  held_until: Date
}

/** Holds a start for a patient while they pay. One hold at a time: a new one releases the last. */
export const holdSlot = defineFunction({
  name: 'hold-slot',
  who: ['patient'],
  closedWith: ['bookings', 'payments'],
  input: holdRequestSchema,
  idempotent: true,
  /** Of many who want one start, one tries: the others wait without a connection, and lock nothing once it is taken. */
  async around({ input, identity, deps: { db, payment } }, { look, act }) {
    requireOpenPayments(payment)
    const requested = requestedStartIn(input)
    const { condition, parameters } = matchesRequest(requested)
    const start = parameters.join(' ')
    // A practitioner is free, or the patient has a hold, perhaps on this very start.
    const canSucceed = `(exists (select from app.free_offers where ${condition}) or exists (select from public.appointments
      where patient_id = $${parameters.length + 1} and status = 'held' and held_until > now()))`
    do {
      await starts.wait(start)
      const { earlier, holds } = await look(canSucceed, [...parameters, callerId(identity)])
      if (earlier) return earlier
      if (!holds) throw await slotTakenError(db, requested)
    } while (starts.isLocked(start))
    return starts.runLocked(start, act)
  },
  async handle({ input, identity, sql, now, deps }) {
    const patientId = callerId(identity)
    const requested = requestedStartIn(input)
    const patient = await lockPatient(sql, patientId)
    const rule = await relyOnBirthdate(sql, patientId, patient, input, now)
    // Returned instead of thrown, so that the birthdate is committed.
    if (rule === 'too-young') return tooYoung()
    const needsParent = rule === 'needs-parent' && !(await hasParentAgreed(sql, patientId, 'consultations'))
    const kept = await keepHold(sql, patientId, input)
    if (kept) {
      await nameCompanion(sql, kept.appointmentId, input)
      return { ...kept, needsParent }
    }
    const hasLetGo = await releaseHolds(sql, patientId)
    const practitionerId = await takeStart(sql, requested)
    // The rollback restores the released hold: its time is free only inside this transaction, so the result is not shared.
    if (!practitionerId) throw await slotTakenErrorIn(sql, requested, hasLetGo ? {} : { sharedBy: deps })
    await countHold(sql, patientId, now)
    const held = await insertHold(sql, patientId, practitionerId, input)
    await nameCompanion(sql, held.appointmentId, input)
    await recordTopicConsent(sql, patientId)
    return { ...held, needsParent }
  },
})

function requestedStartIn({ startsAt, practitionerId, genderPreference }: HoldInput): RequestedStart {
  return { startsAt: new Date(startsAt), practitionerId, genderPreference }
}

async function recordTopicConsent(sql: Transaction, patientId: string): Promise<void> {
  await sql`
    insert into consents (user_id, purpose, version) values (${patientId}, 'booking_topic', ${TOPIC_CONSENT_VERSION})
    on conflict (user_id, purpose) where withdrawn_at is null do nothing`
}

/** Stores the companion's name only; the paying patient creates the link later. */
async function nameCompanion(sql: Transaction, appointmentId: string, input: HoldInput): Promise<void> {
  if (input.consultationType === 'individual' || !input.companionName)
    await sql`delete from app.room_invitations where appointment_id = ${appointmentId}`
  else
    await sql`
      insert into app.room_invitations (appointment_id, guest_name) values (${appointmentId}, ${input.companionName})
      on conflict (appointment_id) do update set guest_name = excluded.guest_name`
}

/** Counts successful holds only: a patient who came too late has taken nothing. */
async function countHold(sql: Transaction, patientId: string, now: Date): Promise<void> {
  const limit = { times: HOLDS_PER_HOUR, perSeconds: 60 * 60 }
  const { allowed, retryAfterSeconds } = await countAgainstLimit(sql, `hold ${patientId}`, limit, now)
  if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
}

/**
 * A patient who asks again for the start they hold keeps it, with its deadline and their latest input, unless they now
 * prefer another gender than that of the practitioner who was assigned.
 */
async function keepHold(
  sql: Transaction,
  patientId: string,
  input: HoldInput,
): Promise<Omit<Hold, 'needsParent'> | undefined> {
  const [hold] = await sql<HoldRow[]>`
    update appointments set ${sql({
      consultation_type: input.consultationType,
      gender_preference: input.genderPreference,
      appearance: input.appearance,
      pseudonym: input.pseudonym,
      topic: input.topic,
    })}
    where patient_id = ${patientId} and status = 'held' and held_until > now() and starts_at = ${input.startsAt}
      and case when ${input.practitionerId}::uuid is not null then practitioner_id = ${input.practitionerId}::uuid
        else ${input.genderPreference} = 'any' or exists (
          select from profiles p where p.id = practitioner_id and p.gender = ${input.genderPreference}) end
    returning id, practitioner_id, held_until`
  return hold && holdOf(hold)
}

/** Active holds only: an expired one belongs to the next caller for its start. Returns whether there was one. */
async function releaseHolds(sql: Transaction, patientId: string): Promise<boolean> {
  const released = await sql`
    update appointments set status = 'expired'
    where patient_id = ${patientId} and status = 'held' and held_until > now()`
  return released.count > 0
}

/**
 * The database's clock decides whether a hold is active, for all processes alike; it ends at the start at the latest.
 */
async function insertHold(
  sql: Transaction,
  patientId: string,
  practitionerId: string,
  input: HoldInput,
): Promise<Omit<Hold, 'needsParent'>> {
  const startsAt = new Date(input.startsAt)
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  const [hold] = await sql<HoldRow[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
      consultation_type, gender_preference, appearance, pseudonym, topic, price_cents)
    values (${patientId}, ${practitionerId}, ${startsAt}, ${endsAt}, ${addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)},
      'held', least(now() + ${SLOT_HOLD_MINUTES} * interval '1 minute', ${startsAt}),
      ${input.consultationType}, ${input.genderPreference}, ${input.appearance}, ${input.pseudonym}, ${input.topic},
      ${CONSULTATION_PRICE_CENTS})
    returning id, practitioner_id, held_until`
  if (!hold) throw new Error('the hold was not written')
  return holdOf(hold)
}

function holdOf(row: HoldRow): Omit<Hold, 'needsParent'> {
  return { appointmentId: row.id, practitionerId: row.practitioner_id, heldUntil: row.held_until.toISOString() }
}
