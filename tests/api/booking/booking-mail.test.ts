import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const deadline = { timeout: 15_000, interval: 100 }

test('from booking to refund, each mail leaves once, is neutral, and carries the calendar entry', async () => {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(30))
  const patient = await patientOf(app)
  const id = await book(patient, start, { appearance: 'pseudonym', pseudonym: 'Lune' })
  await expect.poll(async () => (await app.mailsTo(patient.person.email)).length, deadline).toBe(1)
  await expect.poll(async () => (await app.mailsTo(student.email)).length, deadline).toBe(1)

  const [confirmation] = await app.mailsTo(patient.person.email)
  expect(confirmation?.subject).toBe('Votre rendez-vous est confirmé')
  expect(confirmation?.body_text).toContain(`/session/${id}`)
  expect(confirmation?.body_text).toContain('Inès M., étudiant·e en psychologie supervisé·e')
  const [toStudent] = await app.mailsTo(student.email)
  expect(toStudent?.body_text).toContain('Lune')
  for (const mail of [confirmation, toStudent]) {
    expect(mail?.body_text).not.toContain('dors mal')
    expect(mail?.body_text).not.toContain('Claire')
  }
  const [attached] = await app.sql<{ attachments: { fileName: string; text: string }[] }[]>`
    select attachments from app.mailbox where recipient = ${patient.person.email}`
  expect(attached?.attachments).toMatchObject([{ fileName: 'rendez-vous.ics' }])
  expect(attached?.attachments[0]?.text).toContain('SUMMARY:Rendez-vous\r\n')

  await patient.functions.invoke('cancel-appointment', { body: { appointmentId: id, refundCents: 2999 } })
  await expect.poll(async () => (await app.mailsTo(patient.person.email)).length, deadline).toBe(3)
  const subjects = (await app.mailsTo(patient.person.email)).map((mail) => mail.subject)
  expect(subjects.toSorted()).toEqual([
    'Votre remboursement',
    'Votre rendez-vous est annulé',
    'Votre rendez-vous est confirmé',
  ])
  const { data } = await patient.from('my_appointments').select('status, refunded_cents').single()
  expect(data).toEqual({ status: 'canceled', refunded_cents: 2999 })
})
