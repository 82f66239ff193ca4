import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/password-hash.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { invoke } from '../support/invoke.ts'

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

test('an account goes with everything that hangs on it, for the typed word and the password', async () => {
  const client = await personWithPassword()
  const attempt = (confirmation: string, given: string) =>
    invoke(client, 'delete-my-account', { confirmation, password: given })
  expect((await attempt('supprimer', password)).body).toMatchObject({ code: 'invalid_input' })
  expect((await attempt('SUPPRIMER', 'un autre mot de passe')).body).toMatchObject({ code: 'password_wrong' })
  expect(await app.sql`select from auth.users where id = ${client.person.id}`).toHaveLength(1)
  expect((await attempt('SUPPRIMER', password)).body).toEqual({ deleted: true })
  expect(await app.sql`select from public.profiles where id = ${client.person.id}`).toHaveLength(0)
  expect((await invoke(client, 'list-my-sessions', {})).status).toBe(401)
})

test.each(['list-my-sessions', 'end-session', 'delete-my-account'] as const)(
  '%s is for who is signed in',
  async (name) => {
    expect((await invoke(app.visitor(), name, {})).status).toBe(401)
  },
)
