import { beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'
import { refusalOf } from '../support/refusal.ts'
import { makeBookable } from '../support/rows/make-bookable.ts'
import type { Person } from '../support/rows/people.ts'
import { insertMessage, insertThread } from '../support/rows/thread-rows.ts'

type Actor = Client & { person: Person }

let app: TestApp
let student: Actor
let patient: Actor
let threadId: string

beforeAll(async () => {
  app = await startTestApp()
  student = await app.as('student')
  patient = await app.as('patient')
  await makeBookable(app.sql, student.person.id)
  threadId = await insertThread(app.sql, { patient: patient.person, practitioner: student.person })
  await insertMessage(app.sql, threadId, 'patient')
  await app.sql`
    insert into letters (appointment_id, patient_id, practitioner_id, body)
    select id, patient_id, practitioner_id, 'Bonjour,' from appointments where practitioner_id = ${student.person.id}`
  await app.sql`insert into consents (user_id, purpose, version) values (${patient.person.id}, 'messages', 1)`
})

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

const write = (writer: Actor) =>
  writer.functions.invoke('send-message', { body: { threadId, body: 'Comment allez-vous ?' } })
const suspend = (at: Date | null) => app.sql`update profiles set suspended_at = ${at} where id = ${student.person.id}`

test('a suspension closes what patients wrote, keeps the agenda, and ends when it is lifted', async () => {
  const everything = { letters: 1, messages: 1, conversations: 1, topics: ['Je dors mal.'] }
  expect(await readBy(student)).toEqual(everything)

  await suspend(new Date())
  expect(await readBy(student)).toEqual({ letters: 0, messages: 0, conversations: 0, topics: [null] })
  expect(await readBy(patient)).toEqual(everything)
  // No messages to a party who could not read them.
  for (const writer of [student, patient])
    expect(await refusalOf(await write(writer))).toMatchObject({ code: 'thread_closed' })
  expect((await patient.from('my_conversations').select('is_open')).data).toEqual([{ is_open: false }])

  await suspend(null)
  expect(await readBy(student)).toEqual(everything)
  expect((await write(patient)).error).toBeNull()
})
