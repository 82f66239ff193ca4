import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import {
  REGISTRATION_MAILS_PER_ADDRESS_PER_DAY,
  RESEND_SECONDS,
  STRANGERS_MAILS_PER_MAILBOX_PER_DAY,
} from '#domain/constants.ts'
import { cappedCauseOf, mailCauses } from '#server/mail/mail-causes.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { mailTemplates } from '#server/mail/templates.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

const TEAM = 'equipe@mivoix.test'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { CONTACT_ADDRESS: TEAM } })
})

const queued = (template: string, to: string) => app.sql`
  select from app.outgoing_mails where template = ${template} and recipient ilike ${to}`

const functions = new URL('../../../server/functions/', import.meta.url)

/** Causes of the mails that the functions without an account queue themselves. */
function mailsOfVisitors(): (string | undefined)[] {
  return readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, functions), 'utf8'))
    .filter((text) => text.includes("who: 'anyone'"))
    .flatMap((text) => [...text.matchAll(/template: '([a-z-]+)'/g)].map(([, name]) => causes[name ?? '']))
}

const causes: Partial<Record<string, string>> = mailCauses

test('every mail is classified by its cause, and those that strangers cause are capped', () => {
  expect(Object.keys(mailCauses).toSorted()).toEqual(Object.keys(mailTemplates).toSorted())
  expect(Object.keys(mailTemplates).filter((name) => cappedCauseOf(name as keyof typeof mailTemplates))).toEqual(
    expect.arrayContaining(['contact-acknowledgement', 'newsletter-confirmation', 'invitation', 'slot-free']),
  )
  // A function that anybody may call sends these, codes, or mails to the team, and those of booking to known parties.
  expect(new Set(mailsOfVisitors())).toEqual(new Set(['acknowledgement', 'newsletter', 'code', 'team', 'booking']))
})

test('a stranger causes three mails a day of each kind, however the address is spelt, and is told nothing', async () => {
  const name = `camille-${crypto.randomUUID()}`
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const visitor = app.visitor()
    const message = { name: 'A', email: `${name}+${n}@exemple.fr`, subject: 'Bonjour', message: 'Bonjour à vous' }
    const securityCheck = await solveSecurityCheck(visitor)
    statuses.push((await invoke(visitor, 'send-contact-message', { ...message, securityCheck })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  expect(await queued('contact-acknowledgement', `${name}%`)).toHaveLength(STRANGERS_MAILS_PER_MAILBOX_PER_DAY)
  expect(await app.sql`select from contact_messages where email like ${`${name}%`}`).toHaveLength(6)
  for (let n = 0; n < 4; n += 1) {
    const visitor = app.visitor()
    const securityCheck = await solveSecurityCheck(visitor)
    await invoke(visitor, 'subscribe-to-newsletter', { email: `${name}@exemple.fr`, securityCheck })
  }
  expect(await queued('newsletter-confirmation', `${name}%`)).toHaveLength(STRANGERS_MAILS_PER_MAILBOX_PER_DAY)
})

test.each(['contact-acknowledgement', 'newsletter-confirmation', 'invitation', 'slot-free'] as const)(
  '%s: the fourth of a day is not queued, and the next day it is',
  async (template) => {
    const to = `${crypto.randomUUID()}@exemple.fr`
    const send = () =>
      app.deps.db.asService((sql) =>
        // Their data do not matter here: no mail leaves.
        queueMail(sql, app.deps.jobs, { to, template, data: {} as never, now: app.clock.now() }),
      )
    const ids: (string | null)[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await send())
    expect(ids.map((id) => id !== null)).toEqual([true, true, true, false, false])
    app.clock.advance({ hours: 25 })
    expect(await send()).not.toBeNull()
  },
)

test('strangers do not use up the registration codes of an address, nor its waiting time', async () => {
  const email = `${crypto.randomUUID()}@exemple.fr`
  const ask = async (visitor = app.visitor()) =>
    invoke(visitor, 'send-registration-code', { email, securityCheck: await solveSecurityCheck(visitor) })
  const stranger = app.visitor()
  for (let n = 0; n < REGISTRATION_MAILS_PER_ADDRESS_PER_DAY; n += 1) {
    expect((await ask(stranger)).status).toBe(200)
    app.clock.advance({ seconds: RESEND_SECONDS + 1 })
  }
  expect(await ask(stranger)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
})
