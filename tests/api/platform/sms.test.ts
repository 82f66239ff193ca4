import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { SmsRefused } from '#server/providers/sms/sms-provider.ts'
import { createTwilio } from '#server/providers/sms/twilio.ts'
import { startTestApp } from '../../support/app.ts'
import { newPhone, PASSWORD } from '../../support/rows/sign-up.ts'

interface Received {
  path: string
  authorization: string | undefined
  form: Record<string, string>
}

/** A fake of Twilio's API that answers with the given statuses, repeating the last one. */
async function startSmsService(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, form })
    response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 201).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://AC1:secret%40@127.0.0.1:${port}/Accounts/AC1/Messages.json`, received }
}

test('a message travels to the service that the settings name, and leaves no row behind', async () => {
  const service = await startSmsService(500, 201)
  const app = await startTestApp({
    settings: { SMS_URL: service.url, SMS_FROM: '+33700000000', PHONE_SIGN_UP: 'on' },
    jobs: 'running',
  })
  const phone = newPhone()
  await app.visitor().auth.signUp({ phone, password: PASSWORD })
  await expect.poll(() => service.received.length).toBe(2)
  expect(service.received[1]).toEqual({
    path: '/Accounts/AC1/Messages.json',
    authorization: `Basic ${btoa('AC1:secret@')}`,
    form: { To: `+${phone}`, From: '+33700000000', Body: expect.stringMatching(/^\d{6} est votre code/) },
  })
  await expect.poll(async () => (await app.sql`select from app.outgoing_sms`).count).toBe(0)
  expect(app.logged.join('')).not.toContain(phone)
})

test('the whole installation sends so many an hour and no more', async () => {
  const app = await startTestApp({ settings: { SMS_PER_HOUR: '2', PHONE_SIGN_UP: 'on' }, jobs: 'running' })
  for (let i = 0; i < 4; i++) await app.visitor().auth.signUp({ phone: newPhone(), password: PASSWORD })
  await expect.poll(async () => (await app.sql`select from auth.code_requests`).count).toBe(0)
  await expect.poll(async () => (await app.sql`select from app.mailbox where channel = 'sms'`).count).toBe(2)
  expect(app.logged.join('')).toContain('no more text messages this hour')
})

test.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [503, false],
])('an answer of %i is final: %s', async (status, isFinal) => {
  const { url } = await startSmsService(status)
  const sending = createTwilio({ url, from: 'Mivoix' }).send({ to: newPhone(), text: 'x', messageId: '<1>' })
  await expect(sending).rejects.toSatisfy((error) => error instanceof SmsRefused === isFinal)
})
