import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { alternativesIn, book, hold, patientOf } from '../../support/rows/booking.ts'
import { limit, offer, offers, putAt, startIn, studentCalled, withHer } from '../../support/rows/booking-limits.ts'
import { dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30
const freshDay = () => dayAhead(nextDay++)

const move = (client: Client, appointmentId: string, startsAt: Date, more: object = {}) =>
  client.functions.invoke('move-appointment', {
    body: { appointmentId, startsAt: startsAt.toISOString(), practitionerId: null, ...more },
  })

describe('a change of an appointment', () => {
  test('by the patient respects both limits, and may stay within a full day', async () => {
    const student = await studentCalled(app, 'Alex', { sessionsADay: 1 })
    const [full, day] = [freshDay(), freshDay()]
    const [taken = new Date(), , other = new Date()] = await offers(app, student, full, '09:00', '12:00')
    const [start = new Date(), , within = new Date()] = await offers(app, student, day, '09:00', '12:00')
    await book(await patientOf(app), taken, withHer(student))
    const patient = await patientOf(app)
    const id = await book(patient, start, withHer(student))
    expect((await move(patient, id, within)).data).toMatchObject({ startsAt: within.toISOString() })
    expect(await refusalOf(await move(patient, id, other))).toMatchObject({ code: 'slot_day_full' })
    const near = startIn(30)
    await offer(app, student, near)
    await limit(student, { noticeMinutes: 120 })
    expect(await refusalOf(await move(patient, id, near))).toMatchObject({ code: 'slot_too_soon' })
    await app.sql`delete from slots where practitioner_id = ${student.person.id} and starts_at = ${near}`
  })

  test('by the practitioner may go below their own notice and above their own number', async () => {
    const student = await studentCalled(app, 'Alex', { noticeMinutes: 2880, sessionsADay: 1 })
    const [start = new Date()] = await offers(app, student, freshDay(), '09:00', '10:00')
    const [taken = new Date(), , beside = new Date()] = await offers(app, student, freshDay(), '09:00', '11:00')
    await book(await patientOf(app), taken, withHer(student))
    const patient = await patientOf(app)
    const id = await book(patient, start, withHer(student))
    const near = startIn(30)
    await offer(app, student, near)
    const own = await student.from('my_free_starts').select('starts_at').order('starts_at')
    expect(own.data?.map(({ starts_at }) => new Date(starts_at))).toEqual([near, beside])
    expect((await move(student, id, beside)).error).toBeNull()
    expect((await move(student, id, near)).error).toBeNull()
    const refusal = await refusalOf(await move(student, id, taken))
    expect(refusal).toMatchObject({ code: 'slot_taken' })
    expect(alternativesIn(refusal)).toContainEqual({
      startsAt: beside.toISOString(),
      practitionerId: student.person.id,
    })
    expect((await patientOf(app).then((other) => other.from('my_free_starts').select())).data).toEqual([])
  })

  test('of the person only is measured by the notice of the next one, and keeps the present one if possible', async () => {
    const [own, colleague] = [await studentCalled(app, 'Alex'), await studentCalled(app, 'Inès')]
    const near = startIn(30)
    for (const student of [own, colleague]) await offer(app, student, near)
    const patient = await patientOf(app)
    const [start = new Date()] = await offers(app, own, freshDay(), '09:00', '10:00')
    const id = await book(patient, start, withHer(own))
    await app.sql`update profiles set gender = 'female' where id in (${own.person.id}, ${colleague.person.id})`
    await putAt(app, id, near)
    const anybody = { isAnybodyFine: true, genderPreference: 'female' }
    expect(await refusalOf(await move(patient, id, near, withHer(colleague)))).toMatchObject({ code: 'slot_too_soon' })
    expect((await move(patient, id, near, anybody)).data).toMatchObject(withHer(own))
    await limit(own, { noticeMinutes: 2880, sessionsADay: 1 })
    expect((await move(patient, id, near, { ...anybody, genderPreference: 'any' })).data).toMatchObject(withHer(own))
    await limit(colleague, { noticeMinutes: 0 })
    expect((await move(patient, id, near, withHer(colleague))).data).toMatchObject(withHer(colleague))
  })

  test('to a colleague needs the colleague’s notice and a place in their day, when proposed and when accepted', async () => {
    const [own, colleague] = [await studentCalled(app, 'Alex'), await studentCalled(app, 'Inès', { sessionsADay: 1 })]
    const day = freshDay()
    const [start = new Date()] = await offers(app, own, day, '09:00', '10:00')
    const theirs = await offers(app, colleague, day, '09:00', '12:00')
    const patient = await patientOf(app)
    const id = await book(patient, start, withHer(own))
    const body = { appointmentId: id, practitionerId: colleague.person.id }
    const propose = () => own.functions.invoke('propose-hand-over', { body })
    const accept = () => patient.functions.invoke('answer-hand-over', { body: { ...body, isAccepted: true } })
    const filler = await patientOf(app)
    expect((await propose()).error).toBeNull()
    const { data: held } = await hold(filler, theirs.at(-1) ?? new Date(), withHer(colleague))
    expect(await refusalOf(await accept())).toMatchObject({ code: 'hand_over_not_free' })
    expect(await refusalOf(await propose())).toMatchObject({ code: 'hand_over_not_free' })
    await app.sql`update appointments set status = 'expired' where id = ${held?.appointmentId ?? ''}`
    const near = startIn(30)
    await putAt(app, id, near)
    await offer(app, colleague, near)
    await limit(colleague, { noticeMinutes: 60 })
    expect(await refusalOf(await propose())).toMatchObject({ code: 'hand_over_not_free' })
    await limit(colleague, { noticeMinutes: 0 })
    expect((await propose()).error).toBeNull()
    await limit(colleague, { noticeMinutes: 120 })
    expect(await refusalOf(await accept())).toMatchObject({ code: 'hand_over_not_free' })
    await limit(colleague, { noticeMinutes: 0 })
    expect((await accept()).data).toEqual({ practitionerId: colleague.person.id })
  })
})
