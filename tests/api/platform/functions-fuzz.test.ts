import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFunctions } from '#server/functions/all.ts'
import { startTestApp } from '../../support/app.ts'
import { askUntilAvailable } from '../../support/ask-until-available.ts'

const app = await startTestApp()

const name = fc.oneof(
  fc.constantFrom(...allFunctions.map((definition) => definition.name)),
  fc.constantFrom('', '..', '%00', 'constructor', 'send-contact-message/more'),
)
/** Bodies with some realistic fields and some random ones. */
const input = fc.record(
  {
    name: fc.anything(),
    email: fc.oneof(fc.emailAddress(), fc.anything()),
    subject: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    message: fc.oneof(fc.string({ unit: 'binary', maxLength: 6000 }), fc.anything()),
    token: fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), fc.anything()),
    securityCheck: fc.oneof(fc.base64String(), fc.json().map(btoaUtf8), fc.anything()),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  input.map((value) => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))),
  fc.json(),
  fc.string({ unit: 'binary' }),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', ''),
    'idempotency-key': fc.oneof(fc.uuid(), fc.stringMatching(/^[ -~]{0,40}$/)),
    authorization: fc.oneof(fc.constant('Bearer a.b.c'), fc.stringMatching(/^Bearer [ -~]{0,40}$/)),
  },
  { requiredKeys: ['content-type'] },
)

function btoaUtf8(text: string): string {
  return Buffer.from(text).toString('base64')
}

test('no request makes a function fail or speak SQL', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(name, body, headers, async (path, text, given) => {
      const response = await askUntilAvailable(() =>
        app.fetch(`/functions/v1/${path}`, { method: 'POST', body: text, headers: given }),
      )
      const answer = await response.text()
      expect(response.status, [answer, ...app.logged.slice(-3)].join('\n')).toBeLessThan(500)
      expect(answer).not.toMatch(/insert into|select |postgres|violates|syntax error/i)
    }),
    { numRuns: 1000, seed: 20261115, includeErrorInReport: true },
  )
})
