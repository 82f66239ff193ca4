import { beforeAll, expect, test } from 'vitest'
import { sendReminders } from '#server/jobs/booking/send-reminders.ts'
import { appointmentMoved } from '#server/mail/booking/appointment-moved.ts'
import { appointmentReminder } from '#server/mail/booking/appointment-reminder.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const DAY_MS = 24 * 60 * 60_000
const site = { publicUrl: 'https://mivoix.example' }
const signal = new AbortController().signal
const remind = () => sendReminders.handle({ data: {}, deps: app.deps, signal })

const mailsTo = (email: string) => app.sql<{ template: string; data: never }[]>`
  select template, data from app.outgoing_mails where recipient = ${email} order by created_at`
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template)
const move = (client: Client, appointmentId: string, startsAt: Date | undefined, practitionerId: string) =>
  client.functions.invoke('move-appointment', { body: { appointmentId, startsAt, practitionerId } })

test('moved into the last day, an appointment brings no reminder of the day before on top', async () => {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  const [far = new Date()] = await createSlot(app.sql, student.person, dayAhead(30))
  const tomorrow = await createSlot(app.sql, student.person, dayAhead(1), '00:00', '23:30')
  const near = tomorrow.findLast((start) => Number(start) < Date.now() + DAY_MS)
  const patient = await patientOf(app)
  const id = await book(patient, far, { practitionerId: student.person.id })
  await app.sql`update appointments set booked_at = now() - interval '3 days' where id = ${id}`

  expect((await move(student, id, near, student.person.id)).error).toBeNull()
  await remind()
  for (const { person } of [patient, student])
    expect(await templatesTo(person.email)).toEqual(['appointment-confirmed', 'appointment-moved'])
  const reminded = await app.sql`select hours_before from app.sent_reminders where appointment_id = ${id}`
  expect(reminded.map(({ hours_before }) => hours_before)).toContain(24)
})

test('of an appointment with somebody else at the same hour, the patient reads that the person changes', async () => {
  const [former, next] = [await createPractitioner(app.sql), await createPractitioner(app.sql)]
  const [start = new Date()] = await createSlot(app.sql, former, dayAhead(31))
  await createSlot(app.sql, next, dayAhead(31))
  const patient = await patientOf(app)
  const id = await book(patient, start, { practitionerId: former.id })
  expect((await move(patient, id, start, next.id)).error).toBeNull()

  const moved = (await mailsTo(patient.person.email)).find(({ template }) => template === 'appointment-moved')
  const { text } = renderMail(appointmentMoved(moved?.data as never, site), site)
  expect(text).toContain('L’heure reste la même, mais une autre personne vous reçoit.')
  expect(text).not.toContain('Il était prévu')
  expect(await templatesTo(next.email)).toEqual(['appointment-confirmed'])
})

test('the reminder of the day before says nothing of tomorrow: after an outage it leaves on the day itself', async () => {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(32))
  const patient = await patientOf(app)
  const id = await book(patient, start, { practitionerId: student.id })
  const soon = new Date(Date.now() + DAY_MS / 4)
  await app.sql`update appointments set booked_at = now() - interval '3 days', starts_at = ${soon},
    ends_at = ${soon}::timestamptz + interval '45 minutes', free_again_at = ${soon}::timestamptz + interval '1 hour'
    where id = ${id}`
  await remind()
  const reminder = (await mailsTo(patient.person.email)).find(({ template }) => template === 'appointment-reminder')
  const { subject, text } = renderMail(appointmentReminder(reminder?.data as never, site), site)
  expect(`${subject} ${text}`).not.toContain('demain')
  expect(subject).toBe('Votre rendez-vous approche')
})
