import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { UserType } from '#domain/profile/user-type.ts'
import { inboxTopic } from '#domain/video/room.ts'
import { allFunctions } from '#server/functions/all.ts'
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts'
import { join as joinChannel, listenLive, liveClient } from '../support/browser/rooms.ts'
import { signInAgain } from '../support/sign-in-again.ts'

// Rights follow the type that is stored, never the one that an access token still carries.

const SERVICE_KEY = 'a service key of the tests, long enough to be one'
const operator = { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' }

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp({ settings: { SERVICE_KEY } })
  address = (await listenLive(app)).address
})

type Change = (person: SignedIn['person'], type: UserType) => Promise<unknown>

const ways: [string, Change][] = [
  [
    'a statement in the database',
    ({ id }, type) =>
      app.sql`
        update auth.users set raw_app_meta_data = raw_app_meta_data || ${app.sql.json({ user_type: type })}
        where id = ${id}`,
  ],
  [
    'the operator’s key at the accounts',
    ({ id }, type) =>
      app.fetch(`/auth/v1/admin/users/${id}`, {
        method: 'PUT',
        headers: operator,
        body: JSON.stringify({ app_metadata: { user_type: type } }),
      }),
  ],
  [
    'the operator’s key at the rows',
    ({ id }, type) =>
      app.fetch(`/rest/v1/profiles?id=eq.${id}`, {
        method: 'PATCH',
        headers: operator,
        body: JSON.stringify({ user_type: type }),
      }),
  ],
]

const storedTypes = async ({ id }: SignedIn['person']) =>
  app.sql`
    select u.raw_app_meta_data ->> 'user_type' as account, p.user_type as profile
    from auth.users u join profiles p on p.id = u.id where u.id = ${id}`

async function call(token: string, name: string, input: object = {}): Promise<{ status: number; code?: string }> {
  const answer = await app.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { status: answer.status, ...(answer.ok ? {} : { code: (await answer.json()).code }) }
}

/** One call that a person of the type may make, with a valid input. */
const rightful = {
  student: ['open-calendar-feed', {}],
  therapist: ['open-calendar-feed', {}],
  admin: ['find-people', { words: 'Camille' }],
} as const

describe.each(['student', 'therapist', 'admin'] as const)('a %s who becomes a patient', (type) => {
  const own = allFunctions.filter(({ who }) => typeof who !== 'string' && who.includes(type)).map(({ name }) => name)
  const theirs = allFunctions.filter(({ name, who }) => own.includes(name) && !who.includes('patient'))

  test.each(ways)('by %s keeps nothing with their token', async (_, change) => {
    const former = await app.as(type)
    await app.as('admin')
    await app.sql`update profiles set validated_at = now() where id = ${former.person.id}`
    const token = await app.tokenOf(former.person)
    const [rightfulCall, input] = rightful[type]
    expect((await call(token, rightfulCall, input)).status).toBe(200)
    await change(former.person, 'patient')
    expect(await storedTypes(former.person)).toEqual([{ account: 'patient', profile: 'patient' }])

    expect(own.length).toBeGreaterThan(10)
    // An input is looked at first.
    for (const name of own) expect([401, 422], name).toContain((await call(token, name)).status)
    expect(await call(token, rightfulCall, input)).toEqual({ status: 401, code: 'not_signed_in' })
    expect((await former.from('profiles').select('id')).status).toBe(401)
    expect((await former.storage.from('avatars').list(former.person.id)).error).not.toBeNull()
    const user = await app.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })
    expect(user.status).toBe(403)
    const joined = await joinChannel(liveClient(address, token), inboxTopic(former.person.id))
    expect(joined.statuses).not.toContain('SUBSCRIBED')
  })

  test('is refused by every function of theirs after signing in again', async () => {
    const former = await app.as(type)
    await app.as('admin')
    await app.sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}'
      where id = ${former.person.id}`
    const again = await app.tokenOf((await signInAgain(app, former, 'patient')).person)
    expect(await call(again, 'list-my-sessions')).toEqual({ status: 200 })
    for (const { name } of theirs) expect(await call(again, name), name).toEqual({ status: 403, code: 'not_allowed' })
  })
})

test('somebody whose type stays keeps their session, whatever else of the account changes', async () => {
  const student = await app.as('student')
  await app.fetch(`/auth/v1/admin/users/${student.person.id}`, {
    method: 'PUT',
    headers: operator,
    body: JSON.stringify({ app_metadata: { user_type: 'student', note: 'x' }, user_metadata: { name: 'Inès' } }),
  })
  await app.sql`update profiles set user_type = user_type where id = ${student.person.id}`
  expect((await student.from('profiles').select('id')).status).toBe(200)

  // An account without a type is a patient's.
  const patient = await app.as('patient')
  for (const account of [
    app.sql`raw_app_meta_data - 'user_type'`,
    app.sql`raw_app_meta_data || '{"user_type":"patient"}'`,
  ])
    await app.sql`update auth.users set raw_app_meta_data = ${account} where id = ${patient.person.id}`
  expect((await patient.from('profiles').select('id')).status).toBe(200)
})

test('no policy and no view reads a type from the token', () => {
  const folder = resolve(import.meta.dirname, '../../db')
  const files = ['functions', 'policies'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, part, file)),
  )
  const read = files
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/auth\.jwt\(\)\s*->>?\s*'(\w+)'/g)].map(([, claim]) => claim),
    )
  expect(new Set(read)).toEqual(new Set(['chat_session', 'session_id']))
})
