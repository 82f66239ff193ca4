import { beforeAll, describe, expect, test } from 'vitest'
import { ANONYMOUS } from '#server/db/identity.ts'
import { allFunctions } from '#server/functions/all.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type Cast, createCast, type IdentityName, identityNames } from '../support/grid/cast.ts'
import { expectedAdmission } from '../support/grid/function-cells.ts'
import { isShutOut, isVisitor } from '../support/grid/relation-rights.ts'
import { functionCallers } from './grid/functions.ts'

// Every identity × every function, through the endpoint: admission, before any rule of the function itself.

let app: TestApp
let cast: Cast

beforeAll(async () => {
  app = await startTestApp()
  cast = await createCast(app.sql)
})

async function answerTo(who: IdentityName, name: string): Promise<{ status: number; code: string | undefined }> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (!isVisitor(who)) headers.authorization = `Bearer ${await app.tokenOf(cast.people[who as keyof Cast['people']])}`
  const response = await app.fetch(`/functions/v1/${name}`, { method: 'POST', headers, body: '{}' })
  const body = response.ok ? undefined : await response.json().catch(() => undefined)
  return { status: response.status, code: body?.code }
}

test('every function is written down once', () => {
  const written = functionCallers.flatMap(({ names }) => names)
  expect(written.toSorted()).toEqual(allFunctions.map(({ name }) => name).toSorted())
})

describe.each(allFunctions.map(({ name }) => name))('%s', (name) => {
  test('lets in whom it is for, and nobody else', async () => {
    const wrong: string[] = []
    for (const who of identityNames) {
      const { status, code } = await answerTo(who, name)
      const expected = expectedAdmission(name, cast.claims[who])
      const found = code === 'not_signed_in' || code === 'not_allowed' ? code : 'let in'
      // An identity with an ended session counts as a visitor, once the input is valid.
      const isStranger = isShutOut(who) && expectedAdmission(name, ANONYMOUS) !== 'let in'
      const isRight = isStranger
        ? status === 401 || status === 403 || status === 422
        : found === expected || isShutOut(who)
      if (!isRight) wrong.push(`${who}: ${status} ${code}; expected ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})
