import { beforeAll, describe, expect, test } from 'vitest'
import { tellOfMessage } from '#server/jobs/booking/tell-of-message.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { startExchange } from '../../support/exchange.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

describe('the mail', () => {
  const waitingJobs = (threadId: string) => app.sql<{ data: { messageId: string } }[]>`
    select j.data from jobs.job j join thread_messages m on m.id = (j.data ->> 'messageId')::uuid
    where j.name = 'tell-of-message' and m.thread_id = ${threadId} order by m.sent_at`
  const run = ({ data }: { data: { messageId: string } }) =>
    tellOfMessage.handle({ data, deps: app.deps, signal: new AbortController().signal })
  const runJobs = async (threadId: string) => {
    for (const job of await waitingJobs(threadId)) await run(job)
  }
  const mailsFor = (who: SignedIn) => app.sql<{ id: string }[]>`
    select id from app.outgoing_mails where recipient = ${who.person.email}`

  test('leaves once for all that waits unread, and says nothing of it', async () => {
    const { patient, practitioner, threadId, sent } = await startExchange(app)
    await sent(patient, 'Je dors mal.')
    await sent(patient, 'Vraiment mal.')
    await runJobs(threadId)
    await runJobs(threadId)
    const [mail, ...others] = await mailsFor(practitioner)
    expect(others).toEqual([])
    expect(await mailsFor(patient)).toEqual([])
    await sendMail.handle({ data: { mailId: mail?.id ?? '' }, deps: app.deps, signal: new AbortController().signal })
    const [delivered] = await app.mailsTo(practitioner.person.email)
    expect(delivered?.subject).toBe('Vous avez un nouveau message')
    expect(delivered?.body_text).toContain(`/messages/${threadId}`)
    expect(delivered?.body_text).not.toMatch(/mal\.|Camille/)
  })

  test('is not sent when the message was read meanwhile, and is sent again for later unread messages', async () => {
    const { patient, practitioner, threadId, sent, read } = await startExchange(app)
    await read(practitioner, (await sent(patient, 'Un')).sentAt)
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toEqual([])
    await sent(patient, 'Deux')
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('is sent for what came after the part that was read', async () => {
    const { patient, practitioner, threadId, sent, read } = await startExchange(app)
    const first = await sent(patient, 'Un')
    await sent(patient, 'Deux')
    await read(practitioner, first.sentAt)
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toHaveLength(1)
    await sent(patient, 'Trois')
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('is sent for what is left when the first message was erased', async () => {
    const { patient, practitioner, threadId, sent } = await startExchange(app)
    const { messageId } = await sent(patient, 'Un')
    await sent(patient, 'Deux')
    await patient.from('thread_messages').delete().eq('id', messageId)
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toHaveLength(1)
  })

  test('leaves once for messages that were sent at once, and each party has its own', async () => {
    const { patient, practitioner, threadId, sent } = await startExchange(app)
    await Promise.all(Array.from({ length: 8 }, (_, i) => sent(i % 2 ? patient : practitioner, `n° ${i}`)))
    await Promise.all((await waitingJobs(threadId)).map(run))
    for (const party of [patient, practitioner]) expect(await mailsFor(party)).toHaveLength(1)
  })

  test('is not sent to people who have switched it off', async () => {
    const { patient, practitioner, threadId, sent } = await startExchange(app)
    await practitioner.from('notification_choices').upsert({ kind: 'new-message', is_wanted: false })
    await sent(patient, 'Un')
    await runJobs(threadId)
    expect(await mailsFor(practitioner)).toEqual([])
  })
})
