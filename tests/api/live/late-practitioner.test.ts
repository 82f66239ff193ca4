import { beforeAll, expect, test } from 'vitest'
import { settleConsultations } from '#server/jobs/booking/settle-consultations.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf } from '../../support/browser/rooms.ts'
import { putStays } from '../../support/browser/stays.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const settle = () => settleConsultations.handle({ data: {}, signal: new AbortController().signal, deps: app.deps })
const outcomeOf = async ({ id }: Room) => {
  const [outcome] = await app.sql<{ verdict: string; refund_cents: number }[]>`
    select verdict, refund_cents from consultation_outcomes where appointment_id = ${id}`
  return outcome
}

test('a practitioner who enters after the tenth minute refunds the patient at once, as their screen said', async () => {
  const room = await roomOf(app, { minutesAgo: 11 })
  await putStays(app, room, ['patient', 0, 11, null, 'waiting'], ['practitioner', 10.2, 11, null])
  await settle()
  expect(await outcomeOf(room)).toEqual({ verdict: 'practitioner_absent', refund_cents: 2999 })
})

test('one who entered with the tenth minute is judged when the room closes', async () => {
  const room = await roomOf(app, { minutesAgo: 11 })
  await putStays(app, room, ['patient', 0, 11, null, 'waiting'], ['practitioner', 10, 11, null])
  await settle()
  expect(await outcomeOf(room)).toBeUndefined()
})
