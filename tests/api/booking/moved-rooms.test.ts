import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { settleConsultations } from '#server/jobs/booking/settle-consultations.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf } from '../../support/browser/rooms.ts'
import { putStays } from '../../support/browser/stays.ts'
import { invoke } from '../../support/invoke.ts'
import { refusalOf } from '../../support/refusal.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

/** Both met in an open room, eight minutes before the start; `later` is another free time of the practitioner. */
async function metEarly(): Promise<{ room: Room; later: string }> {
  const room = await roomOf(app, { minutesAgo: -8 })
  const { person } = room.practitioner
  await makeBookable(app.sql, person.id)
  const [later] = await createSlot(app.sql, person, dayAhead(nextDay++), '09:00', '11:00')
  await putStays(app, room, ['patient', -10, -9], ['practitioner', -10, -9])
  return { room, later: later?.toISOString() ?? '' }
}

const move = ({ id, practitioner }: Room, startsAt: string) =>
  practitioner.functions.invoke('move-appointment', { body: { appointmentId: id, startsAt, practitionerId: null } })
/** Sets the appointment to an hour ago, with everything that happened in it. */
const pass = ({ id }: Room) => {
  const start = addMinutes(new Date(), -120)
  return app.sql`update appointments set starts_at = ${start}, ends_at = ${addMinutes(start, 45)},
    free_again_at = ${addMinutes(start, 60)} where id = ${id}`
}
const verdictOf = async ({ id }: Room) => {
  await settleConsultations.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
  const [outcome] = await app.sql<{ verdict: string }[]>`
    select verdict from consultation_outcomes where appointment_id = ${id}`
  return outcome?.verdict
}

test('an appointment moved while its room was open begins anew: nobody is admitted, and nobody has met', async () => {
  const { room, later } = await metEarly()
  expect((await move(room, later)).error).toBeNull()
  expect(await app.sql`select admitted_at from app.rooms where appointment_id = ${room.id}`).toEqual([
    { admitted_at: null },
  ])
  expect((await invoke(room.patient, 'enter-room', { appointmentId: room.id })).body).toMatchObject({ state: 'early' })
  expect(await verdictOf(room)).toBeUndefined()
  await pass(room)
  expect(await verdictOf(room)).toBe('practitioner_absent')
})

test('a consultation that both have finished before its start is neither moved nor cancelled', async () => {
  const { room, later } = await metEarly()
  await app.sql`update app.rooms set ended_at = now(), ended_by = 'patient' where appointment_id = ${room.id}`
  expect(await refusalOf(await move(room, later))).toMatchObject({ code: 'appointment_over' })
  for (const [act, refundCents] of [
    ['cancel-appointment', 0],
    ['withdraw-from-contract', undefined],
  ] as const) {
    const refused = await room.patient.functions.invoke(act, { body: { appointmentId: room.id, refundCents } })
    expect(await refusalOf(refused)).toMatchObject({ code: 'appointment_over' })
  }
})
