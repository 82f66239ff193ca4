import { beforeAll, expect, test } from 'vitest'
import { allFunctions } from '#server/functions/all.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp
let betweenSteps: Client

/** A user who entered the right password and not yet the code. */
beforeAll(async () => {
  app = await startTestApp({ settings: { SECOND_STEP: 'on' } })
  const { person } = await app.as('student')
  await app.sql`update auth.users set encrypted_password = ${await hashPassword(PASSWORD)} where id = ${person.id}`
  betweenSteps = app.visitor()
  const { error } = await betweenSteps.auth.signInWithPassword({ email: person.email, password: PASSWORD })
  expect(error).toBeNull()
})

const open = allFunctions.filter(({ who }) => who === 'anyone').map(({ name }) => name)

test.each(open)('%s answers them as any visitor', async (name) => {
  const [visitor, half] = [await invoke(app.visitor(), name, {}), await invoke(betweenSteps, name, {})]
  expect(half.status).not.toBe(401)
  expect({ status: half.status, code: half.body?.code }).toEqual({ status: visitor.status, code: visitor.body?.code })
})

test.each(allFunctions.map(({ name }) => name).filter((name) => !open.includes(name)))(
  '%s stays closed to them',
  async (name) => {
    expect((await invoke(betweenSteps, name, {})).body).toMatchObject({ code: 'not_signed_in' })
  },
)

test('they can write to the team', async () => {
  const { status } = await invoke(betweenSteps, 'new-security-check', {})
  expect(status).toBe(200)
})

test('rows that every visitor reads are theirs to read, and no others', async () => {
  const visible = async (client: Client) => {
    const { data, error } = await client.from('free_times').select('*').limit(1)
    return { data, code: error?.code }
  }
  expect(await visible(betweenSteps)).toEqual(await visible(app.visitor()))
  expect((await betweenSteps.from('profiles').select('id')).error).not.toBeNull()
})

test('they may sign out here, and nowhere else', async () => {
  const { data } = await betweenSteps.auth.getSession()
  const signOut = (scope: string) =>
    app.fetch(`/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}`, 'x-supabase-api-version': '2024-01-01' },
    })
  for (const scope of ['global', 'others']) {
    const answer = await signOut(scope)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'insufficient_aal' })
  }
  const sessions = () => app.sql`select from auth.sessions where user_id = ${data.session?.user.id ?? null}`
  expect((await sessions()).count).toBe(2)
  expect((await signOut('local')).status).toBe(204)
  expect((await sessions()).count).toBe(1)
})
