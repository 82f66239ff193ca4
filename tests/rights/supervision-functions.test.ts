import { beforeAll, describe, expect, test } from 'vitest'
import type { FunctionName } from '#domain/functions.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { SignedIn } from '../support/browser/rooms.ts'
import { invoke } from '../support/invoke.ts'
import { insertMeetingOf } from '../support/rows/meeting-rows.ts'
import { handInNote, openedNote, type SupervisedRoom, supervisedRoom, WORDS } from '../support/rows/notes.ts'

const identities = [
  'visitor',
  'patient of the consultation',
  'other patient',
  'author',
  'other student',
  'supervisor',
  'supervisor, suspended',
  'supervisor, of a title withdrawn',
  'supervisor of others',
  'referent before the time',
  'administrator',
] as const
type Who = (typeof identities)[number]

/** Expected status of admitted callers; all others get 401, 403 or 404. */
const admitted: Partial<Record<FunctionName, Partial<Record<Who, number>>>> = {
  'save-note': { author: 409 },
  'submit-note': { author: 409 },
  'amend-note': { author: 409 },
  'open-note': { supervisor: 200 },
  'review-note': { supervisor: 200 },
  'flag-crisis': { author: 200 },
  'see-alert': { supervisor: 200 },
  'take-alert': { supervisor: 200 },
  'write-on-alert': { author: 200, supervisor: 200 },
  'close-alert': { supervisor: 200 },
  'confirm-hours': { supervisor: 200 },
  'book-meeting': { author: 200 },
  'cancel-meeting': { supervisor: 200 },
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

interface Scene {
  room: SupervisedRoom
  inputs: Record<string, Record<string, unknown>>
}

/** A note in review, an open alert and an offered meeting, all of one student and their supervisor. */
async function scene(): Promise<Scene> {
  const room = await supervisedRoom(app)
  await handInNote(room)
  const { waiting } = await openedNote(room.supervisor, room.id)
  await invoke(room.practitioner, 'flag-crisis', { appointmentId: room.id })
  const [alert] = await app.sql<{ id: string }[]>`select id from supervision_alerts where appointment_id = ${room.id}`
  const [hours] = await app.sql<{ id: string }[]>`
    insert into stage_hours (student_id, kind, day, minutes, source, description, state)
    values (${room.practitioner.person.id}, 'training', '2026-01-05', 60, 'declared', 'Séminaire', 'waiting') returning id`
  const meetingId = await app.sql.begin((sql) => insertMeetingOf(sql, room.supervisor.person))
  const about = { appointmentId: room.id }
  return {
    room,
    inputs: {
      'save-note': { ...about, ...WORDS },
      'submit-note': about,
      'amend-note': { ...about, body: 'Un oubli.', isReady: false },
      'open-note': about,
      'review-note': { ...about, decision: 'signed', contentHash: waiting?.contentHash, comment: '' },
      'flag-crisis': about,
      'see-alert': { alertId: alert?.id },
      'take-alert': { alertId: alert?.id, words: '' },
      'write-on-alert': { alertId: alert?.id, body: 'Je vous appelle.' },
      'close-alert': { alertId: alert?.id },
      'confirm-hours': { hoursId: hours?.id, isConfirmed: true, reason: '' },
      'book-meeting': { meetingId },
      'cancel-meeting': { meetingId },
    },
  }
}

async function actorIn({ room }: Scene, who: Who): Promise<Omit<SignedIn, 'person'>> {
  switch (who) {
    case 'visitor':
      return app.visitor()
    case 'patient of the consultation':
      return room.patient
    case 'other patient':
      return app.as('patient')
    case 'author':
      return room.practitioner
    case 'other student':
      return app.as('student')
    case 'administrator':
      return app.as('admin')
    case 'supervisor of others': {
      const other = await app.as('therapist')
      await app.sql`update profiles set supervisor_id = ${other.person.id} where id = ${(await app.as('student')).person.id}`
      return other
    }
    case 'referent before the time': {
      const referent = await app.as('therapist')
      await app.sql`update profiles set is_referent = true where id = ${referent.person.id}`
      return referent
    }
    case 'supervisor, suspended':
      await app.sql`update profiles set suspended_at = now() where id = ${room.supervisor.person.id}`
      return room.supervisor
    case 'supervisor, of a title withdrawn':
      await app.sql`update profiles set verified_at = null where id = ${room.supervisor.person.id}`
      return room.supervisor
    default:
      return room.supervisor
  }
}

describe.each(Object.keys(admitted) as (keyof typeof admitted)[])('%s', (name) => {
  test.each(identities)('by %s', async (who) => {
    const set = await scene()
    const actor = await actorIn(set, who)
    const { status, body } = await invoke(actor as SignedIn, name, set.inputs[name] ?? {})
    const expected = admitted[name]?.[who]
    if (expected) expect(status, JSON.stringify(body)).toBe(expected)
    else if (name === 'cancel-meeting' && who.startsWith('supervisor, ')) expect(status).toBe(200)
    else if (name === 'book-meeting' && who === 'other student') expect(body.code).toBe('meeting_gone')
    else expect([401, 403, 404], JSON.stringify(body)).toContain(status)
  })
})
