import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { type SupervisedRoom, supervisedRoom } from '../../support/rows/notes.ts'
import { giveFreshSecondFactor } from '../../support/rows/supervised-student.ts'
import { runOnDatabase } from '../../support/run-on-database.ts'

// A former supervisor leaves the consultation at once, not at the check of the next minute.

let app: TestApp
let address: string
let admin: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  ;({ address } = await listenLive(app))
  admin = await app.as('admin')
})

/** A consultation that the supervisor has joined with the patient's consent. */
async function joinedRoom() {
  const room = await supervisedRoom(app, {}, { minutesAgo: 5 })
  const call = await invoke(room.practitioner, 'call-supervision', { appointmentId: room.id, kind: 'urgent' })
  const { callId } = call.body
  await invoke(room.supervisor, 'answer-supervision', { callId, answer: 'coming' })
  await invoke(room.patient, 'agree-to-supervisor', { callId, agrees: true })
  const inside = await join(liveClient(address, await app.tokenOf(room.supervisor.person)), room.topic)
  expect(inside.statuses).toEqual(['SUBSCRIBED'])
  return { room, inside }
}

const replace = async ({ practitioner }: SupervisedRoom) => {
  const next = await app.as('therapist')
  const input = { studentId: practitioner.person.id, supervisorId: next.person.id }
  return invoke(admin, 'assign-supervisor', input)
}
const unmake = async ({ supervisor }: SupervisedRoom) => {
  const { body } = await invoke(admin, 'request-act', {
    act: 'unmake-psychologist',
    input: { personId: supervisor.person.id },
    reason: 'Quitte la profession',
  })
  return invoke(await app.as('admin'), 'decide-act', { requestId: body.requestId, decision: 'approved' })
}

const command = async ({ practitioner }: SupervisedRoom) => {
  const addresses = [practitioner.person.email, (await app.as('therapist')).person.email]
  const { code, said } = await runOnDatabase(app, 'supervisor:assign', addresses)
  return { status: code === 0 ? 200 : said }
}
/** The decision that gave them the student is undone. */
const undone = async ({ practitioner }: SupervisedRoom) => {
  const [review] = await app.sql<{ id: string }[]>`
    insert into app.proof_reviews (student_id, reviewer_id, decision, reviewed_at, before)
    values (${practitioner.person.id}, ${admin.person.id}, 'accepted', ${app.clock.now()}, ${app.sql.json({
      validated_at: '2026-09-01T00:00:00.000Z',
      status_valid_until: null,
      supervisor_id: null,
    })}) returning id`
  return invoke(admin, 'undo-review', { reviewId: review?.id })
}
const erased = async ({ supervisor }: SupervisedRoom) => {
  await giveFreshSecondFactor(app, supervisor)
  return invoke(supervisor, 'delete-my-account', { confirmation: 'SUPPRIMER' })
}

test.each([
  ['who is replaced', replace],
  ['who is replaced by a command', command],
  ['whose student was given by a decision that is undone', undone],
  ['who deletes their account', erased],
  ['who is no longer a psychologist', unmake],
])('a supervisor %s leaves the room at once', async (_who, change) => {
  const { room, inside } = await joinedRoom()
  expect((await change(room)).status).toBe(200)
  await expect.poll(() => inside.statuses.at(-1), { timeout: 10_000 }).toBe('CLOSED')
})

test('somebody who is no longer a psychologist is told so by mail, with what is still due to them', async () => {
  const { room } = await joinedRoom()
  await unmake(room)
  const mails = await app.sql<{ template: string }[]>`
    select template from app.outgoing_mails where recipient = ${room.supervisor.person.email}`
  expect(mails.map(({ template }) => template)).toContain('place-removed')
})

test('a supervisor who is replaced for one student stays with another', async () => {
  const { room, inside } = await joinedRoom()
  const other = await app.as('student')
  await app.sql`update profiles set supervisor_id = ${room.supervisor.person.id} where id = ${other.person.id}`
  await replace({ ...room, practitioner: other })
  const { room: last, inside: leaving } = await joinedRoom()
  await replace(last)
  await expect.poll(() => leaving.statuses.at(-1)).toBe('CLOSED')
  expect(inside.statuses.at(-1)).toBe('SUBSCRIBED')
})
