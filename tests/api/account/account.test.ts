import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/password-hash.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'

const password = 'un mot de passe à moi'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

async function personWithPassword() {
  const client = await app.as('patient')
  await app.sql`update auth.users set encrypted_password = ${await hashPassword(password)} where id = ${client.person.id}`
  return client
}

test('a person sees the devices they are signed in on, and nobody else’s', async () => {
  const client = await app.as('patient')
  await app.as('patient')
  await app.sql`insert into auth.sessions (user_id, not_after) values (${client.person.id}, now() + interval '1 hour')`
  await app.sql`insert into auth.sessions (user_id, not_after) values (${client.person.id}, now() - interval '1 hour')`
  const { body } = await invoke(client, 'list-my-sessions', {})
  expect(body.sessions).toHaveLength(2)
  expect(body.sessions).toContainEqual(
    expect.objectContaining({ id: client.person.claims.session_id, isCurrent: true }),
  )
})

test('a person ends a session of theirs, and none of another person’s', async () => {
  const client = await app.as('patient')
  const other = await app.as('patient')
  const theirs = other.person.claims.session_id
  expect((await invoke(client, 'end-session', { sessionId: theirs })).status).toBe(200)
  expect((await invoke(other, 'list-my-sessions', {})).status).toBe(200)
  const own = client.person.claims.session_id
  expect((await invoke(client, 'end-session', { sessionId: own })).status).toBe(200)
  expect((await invoke(client, 'list-my-sessions', {})).status).toBe(401)
})

test('an account is erased with all its data, after the confirmation word and the password', async () => {
  const client = await personWithPassword()
  const attempt = (confirmation: string, given: string) =>
    invoke(client, 'delete-my-account', { confirmation, password: given })
  expect((await attempt('oui', password)).body).toMatchObject({ code: 'invalid_input' })
  expect((await attempt('SUPPRIMER', 'un autre mot de passe')).body).toMatchObject({ code: 'password_wrong' })
  expect(await app.sql`select from auth.users where id = ${client.person.id}`).toHaveLength(1)
  expect((await attempt('SUPPRIMER', password)).body).toEqual({ deleted: true })
  expect(await app.sql`select from public.profiles where id = ${client.person.id}`).toHaveLength(0)
  expect((await invoke(client, 'list-my-sessions', {})).status).toBe(401)
})

test('an account without a password needs a fresh proof instead', async () => {
  const client = await app.as('patient')
  const input = { confirmation: 'SUPPRIMER' }
  const prove = (at: Date) => app.sql`
    update auth.sessions set amr = ${app.sql.json([{ method: 'oauth', timestamp: Math.floor(at.getTime() / 1000) }])}
    where id = ${client.person.claims.session_id}`
  expect((await invoke(client, 'second-step', {})).body).toMatchObject({ hasPassword: false })
  expect((await invoke(client, 'delete-my-account', input)).body).toMatchObject({ code: 'fresh_proof_needed' })
  await prove(new Date(app.clock.now().getTime() - 11 * 60_000))
  expect((await invoke(client, 'delete-my-account', input)).body).toMatchObject({ code: 'fresh_proof_needed' })
  await prove(app.clock.now())
  expect((await invoke(client, 'choose-second-step', { isAlways: true })).body).toEqual({ isAlways: true })
  expect((await invoke(client, 'delete-my-account', input)).body).toEqual({ deleted: true })
})

test('a fresh proof does not replace the password of an account that has one', async () => {
  const client = await personWithPassword()
  const now = Math.floor(app.clock.now().getTime() / 1000)
  await app.sql`update auth.sessions set amr = ${app.sql.json([{ method: 'otp', timestamp: now }])}
    where id = ${client.person.claims.session_id}`
  const { body } = await invoke(client, 'delete-my-account', { confirmation: 'SUPPRIMER' })
  expect(body).toMatchObject({ code: 'password_wrong' })
})

test.each(['list-my-sessions', 'end-session', 'delete-my-account'] as const)(
  '%s needs a signed-in user',
  async (name) => {
    expect((await invoke(app.visitor(), name, {})).status).toBe(401)
  },
)
