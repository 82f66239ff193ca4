import { beforeAll, describe, expect, test } from 'vitest'
import { slotOf } from '#domain/availability/slot.ts'
import { TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { createApp } from '#server/app.ts'
import { insertSlot } from '#server/booking/insert-slot.ts'
import { createIdentify } from '#server/identity/identify.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { goodCard, hold, patientOf } from '../../support/rows/booking.ts'
import { createPerson } from '../../support/rows/people.ts'

// Two machines behind one load balancer with a clock skew of a minute: a flow begun on one continues on the other.
describe.each([-60, 60])('a process whose clock is off by %i s', (seconds) => {
  let app: TestApp
  let other: ReturnType<typeof createApp>

  beforeAll(async () => {
    app = await startTestApp()
    const clock = () => new Date(app.clock.now().getTime() + seconds * 1000)
    const { PUBLISHABLE_KEY: publishableKey, SERVICE_KEY: serviceKey } = app.deps.settings
    const identify = createIdentify(app.deps.keys, { publishableKey, serviceKey, clock })
    other = createApp({ ...app.deps, clock, identify }, { readiness: { isStopping: false } })
  })

  const call = async (name: string, token: string, input: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await other.request(`/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    })
    return { status: answer.status, body: await answer.json() }
  }

  test('takes a token that the other has just signed, and a time that was held there can be paid here', async () => {
    const patient = await patientOf(app)
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const token = await app.deps.keys.sign(patient.person.claims, { issuedAt: now, expiresAt: now + 3600 })
    const read = await other.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })
    expect(read.status).toBe(200)

    const { id } = await createPerson(app.sql, 'therapist')
    const day = addDays(dayOf(app.clock.now()), 3)
    const slot = slotOf({ day, startTime: '09:00', endTime: '10:00' }, app.clock.now())
    if (typeof slot === 'string') throw new Error(slot)
    await insertSlot(app.sql, id, slot)
    const { data: held } = await hold(patient, slot.startsAt, { practitionerId: id })
    const begun = await call('create-payment', token, { appointmentId: held?.appointmentId, card: goodCard })
    expect(begun.status).toBe(200)
    const paid = await call('confirm-payment', token, { paymentId: begun.body.paymentId, code: TEST_THREE_D_CODE })
    expect(paid).toMatchObject({ status: 200, body: { outcome: 'confirmed' } })
  })
})
