import { beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'
import { invoke } from '../support/invoke.ts'
import { refusalOf } from '../support/refusal.ts'
import { makeBookable } from '../support/rows/make-bookable.ts'
import { handInNote, supervisedRoom } from '../support/rows/notes.ts'
import type { Person } from '../support/rows/people.ts'
import { insertMessage, insertThread } from '../support/rows/thread-rows.ts'
import { signInAgain } from '../support/sign-in-again.ts'

type Actor = Client & { person: Person }

let app: TestApp
let patient: Actor

beforeAll(async () => {
  app = await startTestApp()
  patient = await app.as('patient')
  await app.sql`insert into consents (user_id, purpose, version) values (${patient.person.id}, 'messages', 1)`
})

/** An appointment of the patient with a practitioner, with a letter and a message to them. Returns the thread's id. */
async function confideIn({ person }: Actor): Promise<string> {
  const threadId = await insertThread(app.sql, { patient: patient.person, practitioner: person })
  await insertMessage(app.sql, threadId, 'patient')
  await app.sql`
    insert into letters (appointment_id, patient_id, practitioner_id, body)
    select id, patient_id, practitioner_id, 'Bonjour,' from appointments where practitioner_id = ${person.id}`
  return threadId
}

/** Texts of the other party that a reader can access, and the rest of their agenda. */
async function readBy(reader: Actor) {
  const letters = await reader.from('letters').select('body')
  const messages = await reader.from('thread_messages').select('id')
  const conversations = await reader.from('my_conversations').select('id')
  const { data: agenda } = await reader.from('my_appointments').select('topic')
  return {
    letters: letters.data?.length,
    messages: messages.data?.length,
    conversations: conversations.data?.length,
    topics: agenda?.map(({ topic }) => topic),
  }
}

const everything = { letters: 1, messages: 1, conversations: 1, topics: ['Je dors mal.'] }
const agendaAlone = { letters: 0, messages: 0, conversations: 0, topics: [null] }
const write = (writer: Actor, threadId: string) =>
  writer.functions.invoke('send-message', { body: { threadId, body: 'Comment allez-vous ?' } })

test('a suspension closes what patients wrote, keeps the agenda, and ends when it is lifted', async () => {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  const threadId = await confideIn(student)
  const suspend = (at: Date | null) => app.sql`update profiles set suspended_at = ${at} where id = ${student.person.id}`
  expect(await readBy(student)).toEqual(everything)
  expect(await readBy(patient)).toEqual(everything)

  await suspend(new Date())
  expect(await readBy(student)).toEqual(agendaAlone)
  expect(await readBy(patient)).toEqual(everything)
  // No messages to a party who could not read them.
  for (const writer of [student, patient])
    expect(await refusalOf(await write(writer, threadId))).toMatchObject({ code: 'thread_closed' })
  expect((await patient.from('my_conversations').select('is_open')).data).toEqual([{ is_open: false }])

  await suspend(null)
  expect(await readBy(student)).toEqual(everything)
  expect((await write(patient, threadId)).error).toBeNull()
})

test('somebody who is no longer a psychologist reads nothing their patients wrote, and writes to none', async () => {
  const psychologist = await app.as('therapist')
  const threadId = await confideIn(psychologist)
  expect(await readBy(psychologist)).toEqual(everything)

  await app.sql`update profiles set verified_at = null where id = ${psychologist.person.id}`
  expect(await readBy(psychologist)).toEqual(agendaAlone)
  await app.sql`update profiles set verified_at = now() where id = ${psychologist.person.id}`
  expect(await readBy(psychologist)).toEqual(everything)

  await app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}'
    where id = ${psychologist.person.id}`
  const former = await signInAgain(app, psychologist, 'patient')
  expect(await readBy(former)).toEqual(agendaAlone)
  for (const writer of [former, patient])
    expect(await refusalOf(await write(writer, threadId))).toMatchObject({ code: 'thread_closed' })
})

test('a suspended practitioner shares no summary and answers no rating', async () => {
  const room = await supervisedRoom(app)
  const [rating] = await app.sql<{ id: string }[]>`
    insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
    select id, patient_id, practitioner_id, 4, 'Merci.', 'passed_on', now() from appointments where id = ${room.id}
    returning id`
  const summary = { appointmentId: room.id, body: 'Le sommeil.', steps: [], share: true }
  const reply = { ratingId: rating?.id, body: 'Merci à vous.' }
  await app.sql`update profiles set suspended_at = now() where id = ${room.practitioner.person.id}`
  expect((await invoke(room.practitioner, 'share-summary', summary)).body).toMatchObject({ code: 'not_allowed' })
  expect((await invoke(room.practitioner, 'reply-to-rating', reply)).body).toMatchObject({ code: 'not_allowed' })
  // They still answer for their note.
  expect((await handInNote(room)).status).toBe(200)
})
