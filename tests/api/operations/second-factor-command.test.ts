import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { runOnDatabase } from '../../support/run-on-database.ts'

// With two administrators, nobody is left to approve that the other one's second factor is reset.

let app: TestApp
let other: SignedIn

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
  other = await app.as('admin')
})

const reset = (email: string) => runOnDatabase(app, 'second-factor:reset', [email])
const TOLD = 'Une vérification en deux étapes a été réinitialisée'
const subjectsTo = async (recipient: string) => (await app.mailsTo(recipient)).map(({ subject }) => subject)
const factorsOf = async ({ person }: SignedIn) =>
  (await app.sql`select from auth.factors where user_id = ${person.id}`).count
const entriesAbout = ({ person }: SignedIn) =>
  app.sql`select actor_id, act from app.audit_log where subject = ${person.id}`

/** With an authenticator app, recovery codes and a trusted device. */
async function whoLostTheApp(someone: SignedIn): Promise<SignedIn> {
  const { id } = someone.person
  await app.sql`insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`
  await app.sql`insert into auth.factors (user_id, factor_type, status) values (${id}, 'recovery_code', 'verified')`
  await app.sql`
    insert into auth.trusted_devices (user_id, device_hash, device, trusted_at, trusted_until)
    values (${id}, ${Buffer.from(id)}, 'Firefox', now(), now() + interval '30 days')`
  return someone
}

test('an administrator is signed out, told, and shown nothing of /admin before a new app', async () => {
  const lost = await whoLostTheApp(await app.as('admin'))
  const { id, email } = lost.person
  expect(await reset(` ${email.toUpperCase()}`)).toEqual({
    code: 0,
    said: expect.stringMatching(/signed out everywhere/),
  })
  expect(await factorsOf(lost)).toBe(0)
  expect(await app.sql`select from auth.trusted_devices where user_id = ${id}`).toHaveLength(0)
  expect((await lost.from('profiles').select('id')).status).toBe(401)
  expect(await entriesAbout(lost)).toEqual([{ actor_id: null, act: 'reset-second-factor-by-command' }])
  await expect.poll(() => subjectsTo(email)).toContain('Un changement sur votre compte')
  await expect.poll(() => subjectsTo(other.person.email)).toContain(TOLD)
  expect(await subjectsTo(email)).not.toContain(TOLD)
  expect((await invoke(other, 'find-people', { words: 'Camille' })).status).toBe(200)

  // Signed in again, with the mailed code that is left to them.
  const byMail = app.sql.json([{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) }])
  await app.sql`
    insert into auth.sessions (id, user_id, aal, amr, not_after)
    values (${lost.person.claims.session_id}, ${id}, 'aal2', ${byMail}, now() + interval '1 day')`
  expect((await lost.from('profiles').select('id')).status).toBe(200)
  expect((await invoke(lost, 'find-people', { words: 'Camille' })).status).toBe(403)
})

test('a second time finds nothing to reset, and tells nobody', async () => {
  const lost = await whoLostTheApp(await app.as('admin'))
  const { email } = lost.person
  const [one, two] = await Promise.all([reset(email), reset(email)])
  expect(new Set([one.code, two.code])).toEqual(new Set([0, 1]))
  expect(one.said + two.said).toContain('This account has no second factor')
  expect(await entriesAbout(lost)).toHaveLength(1)
  await expect.poll(() => subjectsTo(email)).toHaveLength(1)
})

test('a referent is helped as well, while they may work', async () => {
  const referent = await whoLostTheApp(await app.as('therapist'))
  const { id, email } = referent.person
  await app.sql`update profiles set is_referent = true, suspended_at = now() where id = ${id}`
  expect((await reset(email)).code).toBe(1)
  await app.sql`update profiles set suspended_at = null where id = ${id}`
  expect((await reset(email)).code).toBe(0)
  expect(await factorsOf(referent)).toBe(0)
})

test.each(['patient', 'student', 'therapist'] as const)('a %s keeps their second factor', async (type) => {
  const someone = await whoLostTheApp(await app.as(type))
  expect(await reset(someone.person.email)).toEqual({
    code: 1,
    said: 'No administrator and no referent has this address.\n',
  })
  expect(await factorsOf(someone)).toBe(2)
  expect((await someone.from('profiles').select('id')).status).toBe(200)
})

test('an address that nobody has, and words that are none', async () => {
  expect((await reset('personne@exemple.fr')).said).toBe('No administrator and no referent has this address.\n')
  expect((await reset('camille')).said).toMatch(/^Usage: .* name@example\.org\n$/)
})

test('the team is told of the only administrator', async () => {
  await app.sql`update auth.users set banned_until = now() + interval '1 day' where raw_app_meta_data ->> 'user_type' = 'admin'`
  const lost = await whoLostTheApp(await app.as('admin'))
  expect((await reset(lost.person.email)).code).toBe(0)
  await expect.poll(() => subjectsTo(app.deps.settings.CONTACT_ADDRESS)).toContain(TOLD)
})
