import { beforeAll, describe, expect, test } from 'vitest'
import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES } from '#domain/constants.ts'
import { addMinutes, instantOf } from '#domain/time.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { alternativesIn, beginPayment, book, hold, holdInputFor, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

/** A day that no other test of this file uses. */
let nextDay = 30
const freshDay = () => dayAhead(nextDay++)

async function practitionerWithSlot(startTime = '09:00', endTime = '10:00', day = freshDay()) {
  const student = await createPractitioner(app.sql)
  const starts = await createSlot(app.sql, student, day, startTime, endTime)
  const [start = new Date()] = starts
  return { student, starts, start, day }
}

const statusOf = async (id: string) =>
  (await app.sql<{ status: string }[]>`select status from appointments where id = ${id}`)[0]?.status
const expire = (id: string) =>
  app.sql`update appointments set held_until = now() - interval '1 second' where id = ${id}`
const freeStarts = async (client: Client, practitionerId: string) =>
  (
    (await client.from('free_starts').select('starts_at').eq('practitioner_id', practitionerId).order('starts_at'))
      .data ?? []
  ).map((row) => new Date(row.starts_at ?? 0))
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

test('SQL and the product agree on the time that a consultation takes', async () => {
  const [row] = await app.sql`select extract(epoch from app.consultation_span())::int / 60 as minutes`
  expect(row?.minutes).toBe(CONSULTATION_MINUTES + CONSULTATION_BUFFER_MINUTES)
})

describe('a patient who holds a start', () => {
  test('keeps it for fifteen minutes, during which nobody else sees it', async () => {
    const { student, start } = await practitionerWithSlot()
    const patient = await patientOf(app)
    const { data } = await hold(patient, start)
    expect(data).toMatchObject({ practitionerId: student.id, needsParent: false })
    const minutes = (Date.parse(data?.heldUntil ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14.5)
    expect(minutes).toBeLessThanOrEqual(15)
    expect(await freeStarts(patient, student.id)).toEqual([])
    const { data: mine } = await patient.from('my_appointments').select()
    expect(mine).toMatchObject([{ status: 'held', my_side: 'patient', topic: 'Je dors mal depuis septembre.' }])
  })

  test('releases the earlier hold, and can hold it again', async () => {
    const { starts, student } = await practitionerWithSlot('09:00', '11:00')
    const [first = new Date(), overlapping = new Date()] = starts
    const patient = await patientOf(app)
    const one = await hold(patient, first)
    const two = await hold(patient, overlapping, { practitionerId: student.id })
    expect(two.error).toBeNull()
    expect(await statusOf(one.data?.appointmentId ?? '')).toBe('expired')
    const again = await hold(patient, overlapping, { topic: 'Autre chose.' })
    expect(again.data?.appointmentId).toBe(two.data?.appointmentId)
    expect(again.data?.heldUntil).toBe(two.data?.heldUntil)
  })

  test('blocks the starts that would overlap, and no others', async () => {
    const { student, starts } = await practitionerWithSlot('09:00', '13:00')
    const patient = await patientOf(app)
    const tenOClock = starts[2] ?? new Date()
    await hold(patient, tenOClock)
    const free = await freeStarts(patient, student.id)
    expect(free).toEqual(starts.filter((start) => Math.abs(start.getTime() - tenOClock.getTime()) >= 60 * 60_000))
  })

  test('gives it back by letting time pass', async () => {
    const { student, start } = await practitionerWithSlot()
    const patient = await patientOf(app)
    const again = await hold(patient, start)
    await expire(again.data?.appointmentId ?? '')
    expect(await freeStarts(patient, student.id)).toEqual([start])
    const other = await hold(await patientOf(app), start)
    expect(other.error).toBeNull()
    expect(await statusOf(again.data?.appointmentId ?? '')).toBe('expired')
  })
})

describe('a start that is gone', () => {
  test('is refused with the three nearest, of the chosen practitioner first', async () => {
    const { student, starts, day } = await practitionerWithSlot('09:00', '13:00')
    const noon = starts[6] ?? new Date()
    await hold(await patientOf(app), noon)
    const other = await createPractitioner(app.sql)
    await createSlot(app.sql, other, day, '15:00', '16:00')
    const refusal = await refusalOf(await hold(await patientOf(app), noon, { practitionerId: student.id }))
    expect(refusal).toMatchObject({ status: 409, code: 'slot_taken', message: 'Ce créneau vient d’être réservé.' })
    expect(alternativesIn(refusal)).toEqual([
      { startsAt: starts[4]?.toISOString(), practitionerId: student.id },
      { startsAt: starts[3]?.toISOString(), practitionerId: student.id },
      { startsAt: starts[2]?.toISOString(), practitionerId: student.id },
    ])
  })

  test('offers whoever is free near it when the practitioner was left open', async () => {
    const { start, day } = await practitionerWithSlot('09:00', '10:00')
    await hold(await patientOf(app), start)
    const other = await createPractitioner(app.sql)
    const later = await createSlot(app.sql, other, day, '14:00', '15:00')
    const [nearest] = alternativesIn(await refusalOf(await hold(await patientOf(app), start)))
    expect(nearest).toEqual({ startsAt: later[0]?.toISOString(), practitionerId: null })
  })

  test('offers nobody what another patient still holds, who was refused as well', async () => {
    const { student, starts } = await practitionerWithSlot('09:00', '12:00')
    const [wanted = new Date(), kept = new Date()] = [starts[0], starts.at(-1)]
    const elsewhere = await practitionerWithSlot()
    const [holder, other] = [await patientOf(app), await patientOf(app)]
    await hold(await patientOf(app), wanted, { practitionerId: student.id })
    await hold(holder, kept, { practitionerId: student.id })
    await hold(other, elsewhere.start)
    const offeredTo = async (patient: typeof other) =>
      alternativesIn(await refusalOf(await hold(patient, wanted, { practitionerId: student.id })))
    const itself = { startsAt: kept.toISOString(), practitionerId: student.id }
    expect(await offeredTo(holder)).toContainEqual(itself)
    expect(await offeredTo(other)).not.toContainEqual(itself)
  })

  test.each([
    ['in the past', () => new Date(Date.now() - 86_400_000)],
    ['that nobody offers', () => instantOf(dayAhead(300), '03:00') ?? new Date()],
  ])('and one %s are the same to us', async (_, start) => {
    expect(await refusalOf(await hold(await patientOf(app), start()))).toMatchObject({ code: 'slot_taken' })
  })

  test('tells nothing to somebody who has signed out', async () => {
    const { start } = await practitionerWithSlot()
    await hold(await patientOf(app), start)
    const patient = await patientOf(app)
    await app.sql`delete from auth.sessions where user_id = ${patient.person.id}`
    expect(await refusalOf(await hold(patient, start))).toMatchObject({ code: 'not_signed_in' })
  })

  test('goes to exactly one of many concurrent requests', async () => {
    const { start } = await practitionerWithSlot()
    const patients = await Promise.all(Array.from({ length: 12 }, () => patientOf(app)))
    const tries = await Promise.all(patients.map((patient) => hold(patient, start)))
    expect(tries.filter(({ error }) => !error)).toHaveLength(1)
    for (const one of tries.filter(({ error }) => error)) expect(await refusalOf(one)).toMatchObject({ status: 409 })
  })
})

describe('an open choice', () => {
  test('goes to somebody of the preferred gender', async () => {
    const day = freshDay()
    const woman = await createPractitioner(app.sql, { gender: 'female' })
    const man = await createPractitioner(app.sql, { gender: 'male' })
    const [start = new Date()] = await createSlot(app.sql, woman, day)
    await createSlot(app.sql, man, day)
    expect((await hold(await patientOf(app), start, { genderPreference: 'male' })).data?.practitionerId).toBe(man.id)
    expect(await refusalOf(await hold(await patientOf(app), start, { genderPreference: 'male' }))).toMatchObject({
      code: 'slot_taken',
    })
    expect((await hold(await patientOf(app), start)).data?.practitionerId).toBe(woman.id)
  })

  test('is shared out: as many patients as practitioners all get one, at once', async () => {
    const day = freshDay()
    const students = await Promise.all(Array.from({ length: 6 }, () => createPractitioner(app.sql)))
    const starts = await Promise.all(students.map((student) => createSlot(app.sql, student, day)))
    const patients = await Promise.all(students.map(() => patientOf(app)))
    const holds = await Promise.all(patients.map((patient) => hold(patient, starts[0]?.[0] ?? new Date())))
    const assigned = holds.flatMap(({ data }) => (data ? [data.practitionerId] : []))
    expect(new Set(assigned).size).toBe(assigned.length)
    expect(assigned).toHaveLength(students.length)
  })
})

describe('the form', () => {
  test.each([
    [{ topic: '   ' }, 'topic', 'Veuillez remplir tous les champs obligatoires'],
    [{ topic: '<script>alert(1)</script>' }, 'topic', 'Le contenu contient des éléments HTML ou scripts non autorisés'],
    [{ topic: 'a'.repeat(1001) }, 'topic', 'Limite de 1000 caractères dépassée'],
    [{ startsAt: '' }, 'startsAt', 'Veuillez remplir tous les champs obligatoires'],
    [{ consultationType: 'solo' }, 'consultationType', 'Veuillez remplir tous les champs obligatoires'],
    [{ topicConsent: false }, 'topicConsent', 'Cochez cette case'],
    [{ appearance: 'pseudonym' }, 'pseudonym', 'pseudonyme'],
  ])('%j is refused on its field', async (input, field, sentence) => {
    const body = { ...holdInputFor(new Date()), ...input }
    const refusal = await refusalOf(await (await patientOf(app)).functions.invoke('hold-slot', { body }))
    expect(refusal.status).toBe(422)
    expect(refusal.details?.[field]).toContain(sentence)
  })

  test('records the consent to keep the topic, once', async () => {
    const { starts } = await practitionerWithSlot('09:00', '11:00')
    const patient = await patientOf(app)
    for (const start of starts) await hold(patient, start)
    const { data } = await patient.from('consents').select('purpose, version, withdrawn_at')
    expect(data).toEqual([{ purpose: 'booking_topic', version: 1, withdrawn_at: null }])
  })
})

describe('age', () => {
  test('is asked once, and kept', async () => {
    const { starts } = await practitionerWithSlot('09:00', '11:00')
    const patient = await patientOf(app, null)
    const [first = new Date(), second = new Date()] = starts
    expect(await refusalOf(await hold(patient, first))).toMatchObject({ status: 422, code: 'birthdate_missing' })
    expect((await hold(patient, first, { birthdate: '1990-04-01' })).error).toBeNull()
    expect((await hold(patient, second)).error).toBeNull()
  })

  test('under sixteen is refused, with numbers to call', async () => {
    const { start } = await practitionerWithSlot()
    const refusal = await refusalOf(await hold(await patientOf(app, yearsAgo(14)), start, { isBirthdateSure: true }))
    expect(refusal).toMatchObject({ status: 403, code: 'too_young' })
    expect(refusal.message).toContain('119')
  })

  test('sixteen or seventeen pays once a parent has agreed', async () => {
    const { start } = await practitionerWithSlot()
    const patient = await patientOf(app, yearsAgo(17))
    const { data } = await hold(patient, start)
    expect(data?.needsParent).toBe(true)
    expect(await refusalOf(await beginPayment(patient, data?.appointmentId ?? ''))).toMatchObject({
      status: 403,
      code: 'parental_authorisation_missing',
    })
    const asked = await patient.functions.invoke('request-parental-authorisation', {
      body: { parentName: 'Anne Leroy', parentEmail: ' Parent@Exemple.fr ' },
    })
    expect(asked.error).toBeNull()
    const [mail] = await app.sql<{ recipient: string; data: { token: string } }[]>`
      select recipient, data from app.outgoing_mails where template = 'parental-authorisation' order by created_at desc`
    expect(mail?.recipient).toBe('parent@exemple.fr')
    const grant = (token: string) =>
      app.visitor().functions.invoke('answer-parental-authorisation', { body: { token, isAccepted: true } })
    expect(await refusalOf(await grant('invented'))).toMatchObject({ code: 'parental_link_unknown' })
    expect((await grant(mail?.data.token ?? '')).error).toBeNull()
    expect((await beginPayment(patient, data?.appointmentId ?? '')).error).toBeNull()
    const { data: seen } = await patient.from('parental_authorisations').select('parent_email, granted_at')
    expect(seen).toMatchObject([{ parent_email: 'parent@exemple.fr', granted_at: expect.any(String) }])
  })
})

describe('the view of each party', () => {
  test('the practitioner meets the name that the patient chose, and nobody who has not paid', async () => {
    const student = await app.as('student')
    await makeBookable(app.sql, student.person.id)
    const [start = new Date(), , later = new Date()] = await createSlot(
      app.sql,
      student.person,
      freshDay(),
      '09:00',
      '11:00',
    )
    const patient = await patientOf(app)
    await hold(patient, later)
    expect((await student.from('my_appointments').select()).data).toEqual([])

    await book(patient, start, { appearance: 'pseudonym_camera_off', pseudonym: 'Lune' })
    const { data } = await student.from('my_appointments').select()
    expect(data).toMatchObject([
      { my_side: 'practitioner', status: 'upcoming', patient_name: 'Lune', appearance: 'pseudonym_camera_off' },
    ])
    expect(JSON.stringify(data)).not.toContain('Claire')
    expect(JSON.stringify(data)).not.toContain(patient.person.id)
    expect((await (await app.as('admin')).from('my_appointments').select()).data).toEqual([])
  })

  test('an appointment that is over is completed once it is judged to have been held', async () => {
    const { start } = await practitionerWithSlot()
    const patient = await patientOf(app)
    const id = await book(patient, start)
    const past = addMinutes(new Date(), -60)
    await app.sql`update appointments set starts_at = ${past}, ends_at = ${addMinutes(past, 45)},
      free_again_at = ${addMinutes(past, 60)} where id = ${id}`
    const status = async () => (await patient.from('my_appointments').select('status')).data
    expect(await status()).toEqual([{ status: 'upcoming' }])
    await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${id}, 'held', 2700, 2700, now())`
    expect(await status()).toEqual([{ status: 'completed' }])
  })
})
