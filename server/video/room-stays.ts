import { type Party, roomTopic } from '#domain/video/room.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import type { Presence, StayStore } from '../doors/realtime/topic-rule.ts'
import { isConnected } from './is-connected.ts'

const PREFIX = roomTopic('')
/** Heartbeats are written every 15 s: two missed ones mean absent. */
const PRESENT_SECONDS = 30
const DEAD_SECONDS = 45

interface PresenceRow {
  appointment_id: string
  party: Party
  presence_ref: string | null
  presence: Record<string, unknown> | null
}

const roomOf = (topic: string) => topic.slice(PREFIX.length)

/**
 * Presence in consultation rooms, in `app.room_stays`: source of the outcome, and of
 * the presence state for a joining browser.
 */
export function createRoomStays({ db, clock }: Pick<Deps, 'db' | 'clock'>): StayStore {
  return {
    entered: ({ id, topic, key, enteredAt }) =>
      db.asService(async (sql) => {
        const appointmentId = roomOf(topic)
        await sql`insert into app.rooms (appointment_id) values (${appointmentId}) on conflict do nothing`
        // Row lock: serialises with the admission of the patient.
        const [room] = await sql<{ admitted_at: Date | null }[]>`
          select admitted_at from app.rooms where appointment_id = ${appointmentId} for share`
        const earlier = await sql<PresenceRow[]>`
          update app.room_stays set left_at = greatest(seen_until, entered_at), left_how = 'lost'
          where appointment_id = ${appointmentId} and party = ${key} and left_at is null
          returning appointment_id, party, presence_ref, presence`
        const phase = isWaitingParty(key) && !room?.admitted_at ? 'waiting' : 'call'
        await sql`
          insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until)
          values (${id}, ${appointmentId}, ${key}, ${phase}, ${enteredAt}, ${enteredAt})`
        if (key === 'supervisor') await noteSupervisor(sql, appointmentId, { joined_at: enteredAt, left_at: null })
        return presencesIn(earlier)
      }),

    tracked: (stay, presence) =>
      db.asService(async (sql) => {
        await sql`
          update app.room_stays set presence_ref = ${presence?.ref ?? null},
            presence = ${presence ? JSON.stringify(presence.meta) : null}::text::jsonb
          where id = ${stay.id}`
      }),

    present: (topic) =>
      db.asService(async (sql) => {
        const since = new Date(clock().getTime() - PRESENT_SECONDS * 1000)
        const rows = await sql<PresenceRow[]>`
          select distinct on (party) appointment_id, party, presence_ref, presence from app.room_stays
          where appointment_id = ${roomOf(topic)} and left_at is null and seen_until > ${since}
          order by party, entered_at desc`
        return presencesIn(rows)
      }),

    isPresent: (topic, key) => db.asService((sql) => isConnected(sql, roomOf(topic), key, clock())),

    // Revives a stay that another process marked as lost while the database was down.
    seen: (stays) =>
      db.asService(async (sql) => {
        await sql`
          update app.room_stays s set seen_until = greatest(s.seen_until, seen.at), left_at = null, left_how = null
          from unnest(${stays.map(({ id }) => id)}::text[], ${stays.map(({ at }) => at.toISOString())}::text[]) as heard (id, heard_at),
            lateral (select heard.heard_at::timestamptz as at) as seen
          where s.id = heard.id::uuid and (s.left_at is null or s.left_how = 'lost')`
      }),

    left: ({ id, topic, key }, how, at) =>
      db.asService(async (sql) => {
        await sql`
          update app.room_stays
          set left_at = greatest(${at}, entered_at), seen_until = greatest(seen_until, least(${at}, now())), left_how = ${how}
          where id = ${id} and (left_at is null or left_how = 'lost')`
        // After a reconnection or in a second tab, the end of the older stay is no departure.
        if (key === 'supervisor' && !(await isConnected(sql, roomOf(topic), key, at)))
          await noteSupervisor(sql, roomOf(topic), { left_at: at })
      }),

    sweep: (now) =>
      db.asService(async (sql) => {
        const dead = new Date(now.getTime() - DEAD_SECONDS * 1000)
        const rows = await sql<PresenceRow[]>`
          update app.room_stays set left_at = seen_until, left_how = 'lost'
          where left_at is null and seen_until < ${dead}
          returning appointment_id, party, presence_ref, presence`
        return rows.flatMap((row) =>
          presencesIn([row]).map((presence) => ({ ...presence, topic: roomTopic(row.appointment_id) })),
        )
      }),
  }
}

/** These parties wait until the practitioner admits them. */
const isWaitingParty = (party: string) => party === 'patient' || party === 'guest'

function presencesIn(rows: readonly PresenceRow[]): Presence[] {
  return rows.flatMap(({ party, presence_ref: ref, presence: meta }) =>
    ref && meta ? [{ key: party, ref, meta }] : [],
  )
}

async function noteSupervisor(
  sql: Transaction,
  appointmentId: string,
  change: { joined_at?: Date; left_at: Date | null },
): Promise<void> {
  await sql`
    update supervision_calls set ${sql(change)}
    where id = (
      select id from supervision_calls where appointment_id = ${appointmentId} and agreed_at is not null
      order by asked_at desc limit 1)`
}
