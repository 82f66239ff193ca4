import { IDENTITY_REQUEST_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { IdentityOpening } from '#domain/supervision/functions.ts'
import { addMinutes } from '#domain/time.ts'
import { roomOpensAt } from '#domain/video/room-hours.ts'
import { identityRequestSchema } from '#domain/video/schema.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requirePractising } from '../../identity/require-practising.ts'
import { supervisorOf, tellSupervisor } from '../../supervision/tell-supervisor.ts'
import { type RoomRow } from '../../video/find-room.ts'
import { openIdentityRow } from '../../video/open-identity-row.ts'
import { requireRoom } from '../../video/require-room.ts'

const ASK_UNTIL_MINUTES_AFTER = 60

interface Opening {
  asked_at: Date
  refused_at: Date | null
  open_until: Date | null
  /** Whether the person who was asked still supervises the student. */
  can_be_answered: boolean
}

/**
 * Emergency: reveals the identity behind a pseudonym. A student needs the supervisor's approval; a psychologist does not.
 */
export const openIdentity = defineFunction({
  name: 'open-identity',
  who: ['student', 'therapist'],
  input: identityRequestSchema,
  limit: { per: 'account', times: 60, perSeconds: 60 },
  async handle({ input: { appointmentId, reason }, identity, sql, now, deps }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    await requirePractising(sql, callerId(identity))
    if (reason !== undefined) {
      const canAsk = now >= roomOpensAt(room.starts_at) && now < addMinutes(room.ends_at, ASK_UNTIL_MINUTES_AFTER)
      if (room.status !== 'confirmed' || !canAsk) throw new AppError('room_closed')
      // One request at a time: a repeated click tells nobody twice.
      if (stateOf(await lastOpening(sql, room), now) !== 'asked') await ask(sql, deps, room, { reason, now })
    }
    const opening = await lastOpening(sql, room)
    const state = stateOf(opening, now)
    return {
      state,
      openUntil: opening?.open_until?.toISOString() ?? null,
      identity: state === 'open' ? await identityOf(sql, room) : null,
    }
  },
})

async function lastOpening(sql: Transaction, room: RoomRow): Promise<Opening | undefined> {
  const [opening] = await sql<Opening[]>`
    select asked_at, refused_at, open_until, app.supervises(supervisor_id, practitioner_id) as can_be_answered
    from identity_openings
    where appointment_id = ${room.id} and practitioner_id = ${room.practitioner_id} order by asked_at desc limit 1`
  return opening
}

async function ask(sql: Transaction, deps: Deps, room: RoomRow, { reason, now }: { reason: string; now: Date }) {
  const isPsychologist = room.practitioner_type === 'therapist'
  const supervisor = isPsychologist ? undefined : await supervisorOf(sql, room.practitioner_id)
  const [asked] = await sql<{ id: string }[]>`
    insert into identity_openings (appointment_id, practitioner_id, supervisor_id, reason, asked_at)
    values (${room.id}, ${room.practitioner_id}, ${supervisor?.id ?? null}, ${reason}, ${now}) returning id`
  const uselessAfter = addMinutes(now, IDENTITY_REQUEST_MINUTES)
  if (supervisor)
    await tellSupervisor(sql, deps, supervisor, { appointmentId: room.id, kind: 'identity', uselessAfter })
  else if (asked) await openIdentityRow(sql, asked.id, now)
}

function stateOf(opening: Opening | undefined, now: Date): IdentityOpening['state'] {
  if (!opening) return 'none'
  if (opening.refused_at) return 'refused'
  if (!opening.open_until) {
    const isWaiting = opening.can_be_answered && opening.asked_at > addMinutes(now, -IDENTITY_REQUEST_MINUTES)
    return isWaiting ? 'asked' : 'none'
  }
  return now < opening.open_until ? 'open' : 'over'
}

async function identityOf(sql: Transaction, room: RoomRow): Promise<IdentityOpening['identity']> {
  const [person] = await sql<{ name: string; phone: string | null; email: string | null }[]>`
    select trim(p.first_name || ' ' || p.last_name) as name, u.phone, u.email
    from auth.users u join profiles p on p.id = u.id where u.id = ${room.patient_id}`
  return person ?? null
}
