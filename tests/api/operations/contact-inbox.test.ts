import { beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import type { Person } from '../../support/rows/people.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

let app: TestApp
let admin: Client & { person: Person }
let second: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp({ settings: { CONTACT_ADDRESS: 'equipe@mivoix.test', STATEMENT_TIMEOUT_MS: '60000' } })
  admin = await app.as('admin')
  second = await app.as('admin')
})

async function write(message: string, subject = 'Une question'): Promise<string> {
  const visitor = app.visitor()
  const email = `camille-${crypto.randomUUID()}@exemple.fr`
  const securityCheck = await solveSecurityCheck(visitor)
  const sent = await invoke(visitor, 'send-contact-message', {
    name: 'Camille',
    email,
    subject,
    message,
    securityCheck,
  })
  expect(sent.status).toBe(200)
  return email
}
const rowOf = async (email: string) => {
  const { data, error } = await admin.from('admin_contact_messages').select('*').eq('email', email).single()
  if (!data) throw new Error('not in the inbox', { cause: error })
  return data
}
const mailsQueued = (recipient: string) =>
  app.sql`select template, reply_to, data from app.outgoing_mails where recipient = ${recipient} order by created_at`

test('words of danger, in the message or its subject, are to be read first, others are not', async () => {
  expect(await rowOf(await write('Bonjour, combien coûte une séance ?'))).toMatchObject({
    state: 'new',
    is_danger: false,
  })
  expect(await rowOf(await write('Je vais me suicider ce soir, adieu.'))).toMatchObject({ is_danger: true })
  expect(await rowOf(await write('Bonjour.', 'Je vais me suicider ce soir'))).toMatchObject({ is_danger: true })
})

test('a message is taken, then answered once, by mail, with the way back to the team', async () => {
  const email = await write('Bonjour, combien coûte une séance ?')
  const { id } = await rowOf(email)
  expect((await invoke(admin, 'take-contact', { messageId: id })).status).toBe(200)
  expect(await rowOf(email)).toMatchObject({ state: 'in_progress', assigned_to: admin.person.id })
  const answer = 'Bonjour,\n\nUne séance coûte 29,99 €.'
  expect((await invoke(second, 'answer-contact', { messageId: id, answer })).status).toBe(200)
  expect(await rowOf(email)).toMatchObject({ state: 'answered', answer, assigned_to: admin.person.id })
  const mails = await mailsQueued(email)
  expect(mails.filter(({ template }) => template === 'contact-answer')).toMatchObject([
    { reply_to: 'equipe@mivoix.test', data: { answer } },
  ])
  expect(JSON.stringify(mails)).not.toContain('combien coûte')
  for (const late of [
    await invoke(admin, 'answer-contact', { messageId: id, answer: 'Encore' }),
    await invoke(admin, 'take-contact', { messageId: id }),
  ])
    expect(late).toMatchObject({ status: 409, body: { code: 'contact_answered' } })
  const acts = await app.sql`
    select l.act, d.detail from app.audit_log l join app.audit_details d using (n) where l.subject = ${id} order by l.n`
  expect(acts).toEqual([
    { act: 'take-contact', detail: {} },
    { act: 'answer-contact', detail: {} },
  ])
})

test('two answers at once leave one mail', async () => {
  const email = await write('Bonjour')
  const { id } = await rowOf(email)
  const answers = await Promise.all(
    [admin, second].map((one) => invoke(one, 'answer-contact', { messageId: id, answer: 'Bonjour' })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect((await mailsQueued(email)).filter(({ template }) => template === 'contact-answer')).toHaveLength(1)
})

test('an empty answer is refused, and the inbox is for administrators alone', async () => {
  const { id } = await rowOf(await write('Bonjour'))
  expect((await invoke(admin, 'answer-contact', { messageId: id, answer: '  ' })).status).toBe(422)
  const therapist = await app.as('therapist')
  expect((await invoke(therapist, 'answer-contact', { messageId: id, answer: 'Bonjour' })).status).toBe(403)
  expect((await therapist.from('admin_contact_messages').select('id')).data).toEqual([])
})
