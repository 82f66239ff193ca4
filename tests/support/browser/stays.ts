import { addMinutes } from '#domain/time.ts'
import type { RoomStay } from '#domain/video/verdict.ts'
import type { TestApp } from '../app.ts'
import type { Room } from './rooms.ts'

type Brief = [
  party: RoomStay['party'],
  fromMinute: number,
  untilMinute: number,
  how?: RoomStay['how'],
  phase?: RoomStay['phase'],
]

/** Inserts presence intervals as the Realtime server would, in minutes from the start. */
export async function putStays(app: TestApp, { id }: Pick<Room, 'id'>, ...stays: Brief[]): Promise<void> {
  const [appointment] = await app.sql<{ starts_at: Date }[]>`select starts_at from appointments where id = ${id}`
  const start = appointment?.starts_at ?? new Date()
  await app.sql`insert into app.rooms (appointment_id, admitted_at) values (${id}, ${start}) on conflict do nothing`
  for (const [party, from, until, how = 'left', phase = 'call'] of stays)
    await app.sql`
      insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until, left_at, left_how)
      values (gen_random_uuid(), ${id}, ${party}, ${phase}, ${addMinutes(start, from)}, ${addMinutes(start, until)},
        ${how ? addMinutes(start, until) : null}, ${how})`
}

/** Inserts the verdict that the job would have found. */
export async function judged(app: TestApp, { id }: Room, verdict = 'held'): Promise<void> {
  await app.sql`
    insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
    values (${id}, ${verdict}, 2700, 2700, now())`
}
