import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tellOfMessage } from '#server/jobs/booking/tell-of-message.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { type Exchange, startExchange } from '../../support/exchange.ts'

let app: TestApp
let patient: SignedIn
let practitioner: SignedIn
let exchange: Exchange

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  exchange = await startExchange(app)
  ;({ patient, practitioner } = exchange)
})

describe('the mail', () => {
  const waitingJobs = () => app.sql<{ data: { messageId: string } }[]>`
    select j.data from jobs.job j join thread_messages m on m.id = (j.data ->> 'messageId')::uuid
    where j.name = 'tell-of-message' and m.thread_id = ${exchange.threadId} order by m.sent_at`
  const run = ({ data }: { data: { messageId: string } }) =>
    tellOfMessage.handle({ data, deps: app.deps, signal: new AbortController().signal })
  const runJobs = async () => {
    for (const job of await waitingJobs()) await run(job)
  }
  const mailsFor = (who: SignedIn) => app.sql<{ id: string }[]>`
    select id from app.outgoing_mails where recipient = ${who.person.email}`

  test('leaves once for all that waits unread, and says nothing of it', async () => {
    await exchange.sent(patient, 'Je dors mal.')
    await exchange.sent(patient, 'Vraiment mal.')
    await runJobs()
    await runJobs()
    const [mail, ...others] = await mailsFor(practitioner)
    expect(others).toEqual([])
    expect(await mailsFor(patient)).toEqual([])
    await sendMail.handle({ data: { mailId: mail?.id ?? '' }, deps: app.deps, signal: new AbortController().signal })
    const [delivered] = await app.mailsTo(practitioner.person.email)
    expect(delivered?.subject).toBe('Vous avez un nouveau message')
    expect(delivered?.body_text).toContain(`/messages/${exchange.threadId}`)
    expect(delivered?.body_text).not.toMatch(/mal\.|Camille/)
  })

  test('is not sent to whoever has read meanwhile, and is sent again for the next unread stretch', async () => {
    await exchange.read(practitioner, (await exchange.sent(patient, 'Un')).sentAt)
    await runJobs()
    expect(await mailsFor(practitioner)).toEqual([])
    await exchange.sent(patient, 'Deux')
    await runJobs()
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('is sent for what came after the part that was read', async () => {
    const first = await exchange.sent(patient, 'Un')
    await exchange.sent(patient, 'Deux')
    await exchange.read(practitioner, first.sentAt)
    await runJobs()
    expect(await mailsFor(practitioner)).toHaveLength(1)
    await exchange.sent(patient, 'Trois')
    await runJobs()
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('is sent for what is left when the first message was erased', async () => {
    const { messageId } = await exchange.sent(patient, 'Un')
    await exchange.sent(patient, 'Deux')
    await patient.from('thread_messages').delete().eq('id', messageId)
    await runJobs()
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('leaves once for messages that were sent at once, and each party has its own', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => exchange.sent(i % 2 ? patient : practitioner, `n° ${i}`)))
    await Promise.all((await waitingJobs()).map(run))
    for (const party of [patient, practitioner]) expect(await mailsFor(party)).toHaveLength(1)
  })

  test('is not sent to whoever does without', async () => {
    await practitioner.from('notification_choices').upsert({ kind: 'new-message', is_wanted: false })
    await exchange.sent(patient, 'Un')
    await runJobs()
    expect(await mailsFor(practitioner)).toEqual([])
  })
})
