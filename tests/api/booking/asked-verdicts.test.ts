import { beforeAll, describe, expect, test } from 'vitest'
import { settleConsultations } from '#server/jobs/booking/settle-consultations.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf } from '../../support/browser/rooms.ts'
import { putStays } from '../../support/browser/stays.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const settle = () => settleConsultations.handle({ data: {}, signal: new AbortController().signal, deps: app.deps })
const outcomeOf = async ({ id }: Room) => {
  const [outcome] = await app.sql`
    select verdict, joint_seconds, refund_cents, paid_despite_refund, needs_review from consultation_outcomes
    where appointment_id = ${id}`
  return outcome
}
const refundsOf = ({ id }: Room) => app.sql<{ amount: number; reason: string }[]>`
  select r.amount, r.reason from app.refunds r join payments p on p.id = r.payment_id where p.appointment_id = ${id}`
const mailsQueuedTo = async (address: string) =>
  (await app.sql<{ template: string }[]>`select template from app.outgoing_mails where recipient = ${address}`).map(
    ({ template }) => template,
  )

test('a patient who is never let in is refunded, the practitioner is not paid, and the supervisor is told', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 56 })
  await app.sql`update app.rooms set admitted_at = null where appointment_id = ${room.id}`
  await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45, 'left', 'waiting'])
  await settle()
  expect(await outcomeOf(room)).toMatchObject({ verdict: 'too_short', refund_cents: 2999, paid_despite_refund: false })
  const alerts = await room.supervisor.from('my_alerts').select('kind')
  expect(alerts.data).toEqual([{ kind: 'not_admitted' }])
  expect(await mailsQueuedTo(room.supervisor.person.email)).toContain('supervision-alert')
})

describe('both lines were lost at minute 5 and came back at minute 40:', () => {
  const lostRoom = async (people = {}) => {
    const room = await roomOf(app, { minutesAgo: 56 }, people)
    for (const party of ['patient', 'practitioner'] as const)
      await putStays(app, room, [party, 0, 5, 'lost'], [party, 40, 45])
    return room
  }
  const report = (who: Room['patient'], { id }: Room, worked: boolean) =>
    invoke(who, 'report-connection', { appointmentId: id, worked })
  const aDayLater = ({ id }: Room) => app.sql`
    update appointments set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day' where id = ${id}`

  test('nothing is decided before the two are asked, and nobody is troubled for it', async () => {
    const room = await lostRoom()
    const before = (await mailsQueuedTo(app.deps.settings.CONTACT_ADDRESS)).length
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'too_short', joint_seconds: 1200, needs_review: true })
    expect(await refundsOf(room)).toEqual([])
    for (const who of [room.patient, room.practitioner]) {
      const { data } = await who.from('my_appointments').select('connection_asked').eq('id', room.id)
      expect(data).toEqual([{ connection_asked: true }])
      expect(await mailsQueuedTo(who.person.email)).toEqual(['consultation-settled'])
    }
    expect(await mailsQueuedTo(app.deps.settings.CONTACT_ADDRESS)).toHaveLength(before)
    const reviews = await (await app.as('admin')).from('admin_reviews').select('appointment_id')
    expect(reviews.data).not.toContainEqual({ appointment_id: room.id })
  })

  test('it counts where the patient says that the call went on', async () => {
    const room = await lostRoom()
    await settle()
    await report(room.patient, room, true)
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'held', joint_seconds: 2700, needs_review: false })
    expect(await refundsOf(room)).toEqual([])
  })

  test('two « Non » refund at once, also when they came before the verdict', async () => {
    const [after, before] = [await lostRoom(), await lostRoom()]
    for (const who of [before.patient, before.practitioner]) await report(who, before, false)
    await settle()
    for (const who of [after.patient, after.practitioner]) await report(who, after, false)
    for (const room of [after, before]) {
      expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'too_short' }])
      expect(await outcomeOf(room)).toMatchObject({ needs_review: false, paid_despite_refund: false })
    }
  })

  test('the practitioner’s word against the patient’s is for a person', async () => {
    const room = await lostRoom()
    await settle()
    await report(room.practitioner, room, true)
    await report(room.patient, room, false)
    expect(await refundsOf(room)).toEqual([])
    const reviews = await (await app.as('admin')).from('admin_reviews').select('appointment_id')
    expect(reviews.data).toContainEqual({ appointment_id: room.id })
  })

  test('without an answer it is refunded a day after its end, once', async () => {
    const room = await lostRoom()
    await settle()
    await aDayLater(room)
    await settle()
    await settle()
    expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'too_short' }])
    expect(await outcomeOf(room)).toMatchObject({ needs_review: false, refund_cents: 2999 })
  })
})
