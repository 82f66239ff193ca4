import { expect, onTestFinished, test } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { type QueuedMail, queueMail } from '#server/mail/queue-mail.ts'
import { createMailbox } from '#server/providers/mail/mailbox.ts'
import { createSmtp } from '#server/providers/mail/smtp.ts'
import { startTestApp } from '../../support/app.ts'
import { startSmtp } from '../../support/servers/smtp.ts'

const app = await startTestApp()
const soon = { interval: 50 }

/** The product's jobs, delivering to this port. */
async function startDelivery(port: number): Promise<Deps> {
  const mail = await createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Mivoix <bonjour@mivoix.fr>' })
  const { host, database } = app.sql.options
  const target = { socketFolder: String(host), database, user: 'mivoix_server' }
  const jobs = createJobs({ target, statementTimeoutMs: 8000 }, app.deps.log)
  const deps = { ...app.deps, mail, jobs }
  await jobs.start([sendMail], deps)
  onTestFinished(async () => {
    await jobs.stop(1)
    await mail.close()
    await app.sql`truncate app.outgoing_mails`
  })
  return deps
}

const acknowledgement = {
  to: 'camille@exemple.fr',
  template: 'contact-acknowledgement',
  data: { reference: 'A1B2C3D4' },
} as const
let days = 0
/** Each on a day of its own: a mailbox gets three acknowledgements a day. */
const anotherDay = () => new Date(Date.now() + (days += 2) * 24 * 60 * 60 * 1000)
const queue = (deps: Deps, mail: Omit<QueuedMail<'contact-acknowledgement'>, 'now'> = acknowledgement) =>
  deps.db.asService((sql) => queueMail(sql, deps.jobs, { ...mail, now: anotherDay() }))
const waiting = () => app.sql`select refused_at is not null as refused, refusal from app.outgoing_mails`

test('a mail arrives as HTML and text, with nothing of it kept behind', async () => {
  const smtp = await startSmtp()
  const deps = await startDelivery(smtp.port)
  await queue(deps, { ...acknowledgement, replyTo: 'equipe@exemple.fr' })
  await expect.poll(() => smtp.received, soon).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    subject: 'Nous avons bien reçu votre message',
    from: { name: 'Mivoix', address: 'bonjour@mivoix.fr' },
    to: [{ address: 'camille@exemple.fr' }],
    replyTo: [{ address: 'equipe@exemple.fr' }],
    envelopeTo: ['camille@exemple.fr'],
  })
  expect(mail?.text).toContain('A1B2C3D4')
  expect(mail?.html).toContain('A1B2C3D4')
  await expect.poll(waiting, soon).toEqual([])
})

test('while the mail server is away nothing is lost, and nothing leaves twice when it is back', async () => {
  const earlier = await startSmtp()
  const { port } = earlier
  await earlier.close()
  const deps = await startDelivery(port)
  const failuresBefore = repeats()
  await queue(deps)
  await expect.poll(repeats, soon).toBeGreaterThan(failuresBefore)
  expect(await waiting()).toHaveLength(1)
  const smtp = await startSmtp({ port })
  await expect.poll(waiting, soon).toEqual([])
  expect(smtp.received).toHaveLength(1)
})

const repeats = () => app.logged.filter((line) => line.includes('will be repeated')).length

test('a mail that the server cannot take now is offered again', async () => {
  const smtp = await startSmtp({ onMessage: (attempt) => (attempt === 1 ? { responseCode: 451 } : null) })
  const deps = await startDelivery(smtp.port)
  await queue(deps)
  await expect.poll(() => smtp.received, soon).toHaveLength(1)
  await expect.poll(waiting, soon).toEqual([])
})

const once = (message: string) => (attempt: number) => (attempt === 1 ? { responseCode: 550, message } : null)
test.for([
  ['the sender', { onSender: once('5.1.0 account suspended') }],
  ['the sender once it knows the recipient', { onRecipient: once('5.7.1 sender address rejected: account suspended') }],
  ['the content', { onMessage: once('sending paused for this account') }],
] as const)('a mail is offered again when the server refuses %s for now', async ([_what, replies]) => {
  const smtp = await startSmtp(replies)
  const deps = await startDelivery(smtp.port)
  await queue(deps)
  await expect.poll(() => smtp.received, soon).toHaveLength(1)
  await expect.poll(waiting, soon).toEqual([])
})

test('a mail that the server will never take is not offered again', async () => {
  let offers = 0
  const smtp = await startSmtp({
    onRecipient: (attempt) => {
      offers = attempt
      return { responseCode: 550, message: '5.1.1 unknown user' }
    },
  })
  const deps = await startDelivery(smtp.port)
  await queue(deps)
  await expect.poll(waiting, soon).toEqual([{ refused: true, refusal: '550' }])
  await expect
    .poll(() => app.sql`select from jobs.job where name = 'send-mail' and state not in ('completed')`, soon)
    .toEqual([])
  expect(offers).toBe(1)
  expect(app.logged.join()).not.toContain('camille@')
})

test('two runs of the same job hand the mail over once', async () => {
  const smtp = await startSmtp()
  const mail = await createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'bonjour@mivoix.fr' })
  onTestFinished(() => mail.close())
  await queue(app.deps)
  const [row] = await app.sql<{ id: string }[]>`select id from app.outgoing_mails`
  const call = {
    data: { mailId: row?.id ?? '' },
    deps: { ...app.deps, mail },
    signal: new AbortController().signal,
  }
  const outcomes = await Promise.allSettled([sendMail.handle(call), sendMail.handle(call)])
  await sendMail.handle(call)
  expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true)
  expect(smtp.received).toHaveLength(1)
})

test('a mail that has become useless is dropped', async () => {
  const smtp = await startSmtp()
  await queue(app.deps, { ...acknowledgement, uselessAfter: new Date(Date.now() - 1000) })
  const deps = await startDelivery(smtp.port)
  await queue(deps)
  await expect.poll(waiting, soon).toEqual([])
  expect(smtp.received).toHaveLength(1)
})

test.each([
  'victime@exemple.fr\r\nBcc: autre@exemple.fr',
  'victime@exemple.fr, autre@exemple.fr',
  'victime@exemple.fr>\r\nRCPT TO:<autre@exemple.fr',
])('an address cannot add a recipient or a header: %j', async (to) => {
  const smtp = await startSmtp()
  const provider = await createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'bonjour@mivoix.fr' })
  onTestFinished(() => provider.close())
  const mail = { to, subject: 'Bonjour\r\nBcc: autre@exemple.fr', text: 'a', html: 'a', messageId: '<a@mivoix.fr>' }
  await provider.send(mail).catch(() => undefined)
  expect(smtp.received.flatMap((taken) => taken.envelopeTo)).not.toContain('autre@exemple.fr')
  expect(smtp.received.flatMap((taken) => taken.bcc ?? [])).toEqual([])
})

test('the local mailbox takes a repeated mail once', async () => {
  const mailbox = createMailbox(app.deps.db)
  const mail = { to: 'deux@exemple.fr', subject: 's', text: 't', html: 'h', messageId: '<same@mivoix.fr>' }
  await mailbox.send(mail)
  await mailbox.send(mail)
  expect(await app.mailsTo('deux@exemple.fr')).toHaveLength(1)
})

test('the mail server tells whether it is there', async () => {
  const smtp = await startSmtp()
  const provider = await createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'bonjour@mivoix.fr' })
  expect(await provider.isReady()).toBe(true)
  await smtp.close()
  expect(await provider.isReady()).toBe(false)
  await provider.close()
})
