import { meetingTopic } from '#domain/video/room.ts'
import type { Deps } from '../deps.ts'
import type { Presence, StayStore } from '../doors/realtime/topic-rule.ts'

const PREFIX = meetingTopic('')
/** Heartbeats are written every 15 s, as in a consultation room. */
const PRESENT_SECONDS = 30
const DEAD_SECONDS = 45

interface PresenceRow {
  meeting_id: string
  party: string
  presence_ref: string | null
  presence: Record<string, unknown> | null
}

const meetingOf = (topic: string) => topic.slice(PREFIX.length)
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/**
 * Presence in meetings. No outcome depends on it: used for the presence state in other processes, and for internship hours.
 */
export function createMeetingStays({ db, clock }: Pick<Deps, 'db' | 'clock'>): StayStore {
  return {
    entered: ({ id, topic, key, enteredAt }) =>
      db.asService(async (sql) => {
        const earlier = await sql<PresenceRow[]>`
          update app.meeting_stays set left_at = seen_until
          where meeting_id = ${meetingOf(topic)} and party = ${key} and left_at is null
          returning meeting_id, party, presence_ref, presence`
        await sql`
          insert into app.meeting_stays (id, meeting_id, party, entered_at, seen_until)
          values (${id}, ${meetingOf(topic)}, ${key}, ${enteredAt}, ${enteredAt})`
        return earlier.flatMap(presenceIn)
      }),

    tracked: ({ id }, presence) =>
      db.asService(async (sql) => {
        const meta = presence ? JSON.stringify(presence.meta) : null
        await sql`
          update app.meeting_stays set presence_ref = ${presence?.ref ?? null}, presence = ${meta}::text::jsonb
          where id = ${id}`
      }),

    present: (topic) =>
      db.asService(async (sql) => {
        const rows = await sql<PresenceRow[]>`
          select distinct on (party) meeting_id, party, presence_ref, presence from app.meeting_stays
          where meeting_id = ${meetingOf(topic)} and left_at is null and seen_until > ${before(clock(), PRESENT_SECONDS)}
          order by party, entered_at desc`
        return rows.flatMap(presenceIn)
      }),

    isPresent: (topic, key) =>
      db.asService(async (sql) => {
        const stays = await sql`
          select from app.meeting_stays
          where meeting_id = ${meetingOf(topic)} and party = ${key} and left_at is null
            and seen_until > ${before(clock(), PRESENT_SECONDS)} limit 1`
        return stays.count > 0
      }),

    seen: (stays) =>
      db.asService(async (sql) => {
        await sql`
          update app.meeting_stays s set seen_until = greatest(s.seen_until, heard.at::timestamptz)
          from unnest(${stays.map(({ id }) => id)}::text[], ${stays.map(({ at }) => at.toISOString())}::text[]) as heard (id, at)
          where s.id = heard.id::uuid and s.left_at is null`
      }),

    left: ({ id }, _how, at) =>
      db.asService(async (sql) => {
        await sql`update app.meeting_stays set left_at = greatest(${at}, entered_at) where id = ${id} and left_at is null`
      }),

    sweep: (now) =>
      db.asService(async (sql) => {
        const rows = await sql<PresenceRow[]>`
          update app.meeting_stays set left_at = seen_until
          where left_at is null and seen_until < ${before(now, DEAD_SECONDS)}
          returning meeting_id, party, presence_ref, presence`
        return rows.flatMap((row) => presenceIn(row).map((gone) => ({ ...gone, topic: meetingTopic(row.meeting_id) })))
      }),
  }
}

function presenceIn({ party, presence_ref: ref, presence: meta }: PresenceRow): Presence[] {
  return ref && meta ? [{ key: party, ref, meta }] : []
}
