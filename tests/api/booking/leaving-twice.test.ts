import { beforeAll, describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function studentWithSlot() {
  const student = await app.as('student')
  await makeBookable(app.sql, student.person.id)
  return { student, starts: await createSlot(app.sql, student.person, dayAhead(nextDay++), '09:00', '12:00') }
}

const templatesTo = async (recipient: string) =>
  app.sql`select template from app.outgoing_mails where recipient = ${recipient}`

const justBefore = (id: string, minutes: number) => {
  const start = addMinutes(new Date(), minutes)
  return app.sql`update appointments set booked_at = now() - interval '60 days', starts_at = ${start},
    ends_at = ${addMinutes(start, 45)}, free_again_at = ${addMinutes(start, 60)} where id = ${id}`
}

describe('leaving twice, as when the first answer is lost', () => {
  const cancel = (client: Client, appointmentId: string, refundCents = 2999) =>
    client.functions.invoke('cancel-appointment', { body: { appointmentId, refundCents } })
  const withdraw = (client: Client, appointmentId: string) =>
    client.functions.invoke('withdraw-from-contract', { body: { appointmentId } })

  for (const [first, second] of [
    [cancel, cancel],
    [withdraw, withdraw],
    [cancel, withdraw],
    [withdraw, cancel],
  ] as const)
    test(`answers the same, refunds once and tells once: ${first === cancel ? 'cancel' : 'withdraw'}, ${second === cancel ? 'cancel' : 'withdraw'}`, async () => {
      const { student, starts } = await studentWithSlot()
      const patient = await patientOf(app)
      const id = await book(patient, starts[0] ?? new Date())
      const answers = [await first(patient, id), ...(await Promise.all([second(patient, id), second(patient, id)]))]
      for (const answer of answers) expect(answer.data).toEqual({ refundCents: 2999 })
      expect(
        await app.sql`select r.amount from app.refunds r join payments p on p.id = r.payment_id where p.appointment_id = ${id}`,
      ).toEqual([{ amount: 2999 }])
      for (const { person } of [patient, student]) expect(await templatesTo(person.email)).toHaveLength(2)
    })

  test('answers what was refunded then, also after the deadline, and after its start', async () => {
    const { starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await justBefore(id, 60)
    expect((await cancel(patient, id, 1500)).data).toEqual({ refundCents: 1500 })
    expect((await cancel(patient, id)).data).toEqual({ refundCents: 1500 })
    await justBefore(id, -60)
    expect((await cancel(patient, id, 1500)).data).toEqual({ refundCents: 1500 })
  })

  test('is a refusal for the other party, a stranger, and one that the service has canceled', async () => {
    const { student, starts } = await studentWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, starts[0] ?? new Date())
    await cancel(patient, id)
    expect(await refusalOf(await cancel(student, id))).toMatchObject({ code: 'appointment_over' })
    expect(await refusalOf(await cancel(await patientOf(app), id))).toMatchObject({ code: 'not_found' })
    await app.sql`update appointments set canceled_by = 'service' where id = ${id}`
    expect(await refusalOf(await cancel(patient, id))).toMatchObject({ code: 'appointment_over' })
  })
})
