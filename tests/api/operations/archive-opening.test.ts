import { beforeAll, expect, test } from 'vitest'
import { ARCHIVE_OPEN_DAYS } from '#domain/constants.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import type { Person } from '../../support/rows/people.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

type Actor = Client & { person: Person }
let app: TestApp
let first: Actor
let second: Actor

beforeAll(async () => {
  app = await startTestApp()
  first = await app.as('admin')
  second = await app.as('admin')
})

async function newReferent(): Promise<Actor> {
  const referent = await app.as('therapist')
  await app.sql`update profiles set is_referent = true, first_name = 'Anne', last_name = 'Petit' where id = ${referent.person.id}`
  return referent
}

/** A patient with an archived file, which two administrators have opened. */
async function opened() {
  const patient = await app.as('patient')
  await app.sql`insert into app.health_archive (patient_id, source, content, last_contact_at)
    values (${patient.person.id}, 'public.consultation_notes', '{"state":"signed","observations":"mot-de-l-archive","appointment_id":"x"}', now() - interval '2 years')`
  const asked = await invoke(first, 'request-act', {
    act: 'open-archive',
    input: { personId: patient.person.id },
    reason: 'Réquisition du 3 mai',
  })
  const decided = await invoke(second, 'decide-act', { requestId: asked.body.requestId, decision: 'approved' })
  expect(decided.status, JSON.stringify([asked.body, decided.body])).toBe(200)
  const [opening] = await app.sql<{ id: string; days: number }[]>`
    select id, extract(day from open_until - opened_at)::int as days from app.archive_openings where patient_id = ${patient.person.id}`
  return { patient, openingId: opening?.id ?? '', days: opening?.days, answers: [asked.body, decided.body] }
}

const read = (by: Client, openingId: string) => invoke(by, 'read-archive', { openingId })

test('one referent reads what two administrators opened, and the patient reads who', async () => {
  const referent = await newReferent()
  const { patient, openingId, days, answers } = await opened()
  expect(days).toBe(ARCHIVE_OPEN_DAYS)
  expect(JSON.stringify(answers)).not.toContain('mot-de-l-archive')
  const { body: list } = await invoke(referent, 'list-open-archives', {})
  expect(list.archives).toContainEqual(
    expect.objectContaining({ openingId, reason: 'Réquisition du 3 mai', isMine: false }),
  )
  expect(JSON.stringify(list)).not.toContain('mot-de-l-archive')
  const { body } = await read(referent, openingId)
  expect(body.entries).toEqual([
    {
      title: 'Note de séance',
      fields: [
        { label: 'État', text: 'signée' },
        { label: 'Observations', text: 'mot-de-l-archive' },
      ],
    },
  ])
  const { data: log } = await patient.from('access_log').select('act, actor_name, subject').order('id')
  expect(log?.slice(-2)).toEqual([
    { act: 'archive-opened', actor_name: null, subject: null },
    { act: 'archive-read', actor_name: 'Anne Petit, psychologue', subject: 'l’archive de vos consultations' },
  ])
  // Assigned: no second referent may read it.
  expect((await read(await newReferent(), openingId)).status).toBe(404)
  const noted = await app.sql`select from app.audit_log where act = 'read-archive' and subject = ${openingId}`
  expect(noted).toHaveLength(1)
})

test('a referent reads no archived report about themselves, or about a student they have supervised', async () => {
  const { patient, openingId } = await opened()
  const referent = await newReferent()
  const student = await app.as('student')
  await app.sql`update profiles set supervisor_id = ${referent.person.id} where id = ${student.person.id}`
  const other = await app.as('student')
  for (const { person } of [referent, student, other])
    await app.sql`insert into app.health_archive (patient_id, practitioner_id, source, content, last_contact_at)
      values (${patient.person.id}, ${person.id}, 'public.reports', ${app.sql.json({ body: person.email })}, now() - interval '2 years')`
  const { body } = await read(referent, openingId)
  expect(body.entries).toMatchObject([{ title: 'Note de séance' }, { title: 'Signalement' }])
  expect(JSON.stringify(body)).toContain(other.person.email)
})

test('nobody else reads it, and it closes again', async () => {
  const { patient, openingId } = await opened()
  for (const other of [first, second, patient, await app.as('student'), await app.as('therapist')])
    expect([403, 404]).toContain((await read(other, openingId)).status)
  const referent = await newReferent()
  await app.sql`update app.archive_openings set opened_at = now() - interval '8 days', open_until = now() where id = ${openingId}`
  expect((await read(referent, openingId)).status).toBe(404)
  expect(JSON.stringify((await invoke(referent, 'list-open-archives', {})).body)).not.toContain(openingId)
})

test('a referent who no longer is one reads nothing more of what they took', async () => {
  const referent = await newReferent()
  const { openingId } = await opened()
  expect((await read(referent, openingId)).status).toBe(200)
  await app.sql`update profiles set is_referent = false where id = ${referent.person.id}`
  expect((await read(referent, openingId)).status).toBe(404)
})

test('there is nothing to ask for where nothing is archived', async () => {
  const { person } = await app.as('patient')
  const { body } = await invoke(first, 'request-act', {
    act: 'open-archive',
    input: { personId: person.id },
    reason: 'Pour voir',
  })
  expect(body.code).toBe('archive_empty')
})

/** A patient with a consultation, whose account has ended. */
async function ended(reason: 'inactive' | 'asked'): Promise<Person> {
  const { person } = await app.as('patient')
  const { person: practitioner } = await app.as('therapist')
  await insertHealthFile(app.sql, {
    patient: person,
    practitioner,
    endsAt: new Date('2024-01-15'),
    words: 'mot-du-compte-fermé',
  })
  await app.deps.db.asService((sql) =>
    eraseAccount(sql, { ...app.deps, now: app.deps.clock() }, { id: person.id, reason }),
  )
  return person
}

const search = (by: Client, email: string) => invoke(by, 'find-archive', { email })

test('the archive of an account that ended by inactivity is found by its whole address, and opened by two', async () => {
  const person = await ended('inactive')
  const { body } = await search(first, ` ${person.email.toUpperCase()} `)
  expect(body.archives).toEqual([
    { personId: person.id, endedAt: expect.any(String), keptUntil: expect.stringContaining('2029-01-15') },
  ])
  expect((await search(first, `x${person.email}`)).body.archives).toEqual([])
  // Neither the table nor the audit log contains the address.
  const places = Object.keys(await rowsWith(app.sql, person.email))
  expect(places.filter((table) => /archive|audit/.test(table))).toEqual([])
  const asked = await invoke(first, 'request-act', {
    act: 'open-archive',
    input: { personId: person.id },
    reason: 'Réquisition du 3 mai',
  })
  await invoke(second, 'decide-act', { requestId: asked.body.requestId, decision: 'approved' })
  const [opening] = await app.sql<{ id: string }[]>`select id from app.archive_openings where patient_id = ${person.id}`
  const { body: archive } = await read(await newReferent(), opening?.id ?? '')
  expect(JSON.stringify(archive.entries)).toContain('mot-du-compte-fermé')
})

test('an erasure that was asked for leaves no archive to find, and only administrators search', async () => {
  const person = await ended('asked')
  expect((await search(first, person.email)).body.archives).toEqual([])
  expect(await app.sql`select from app.archive_addresses where patient_id = ${person.id}`).toHaveLength(0)
  const others = [app.visitor(), await app.as('patient'), await app.as('student'), await newReferent()]
  for (const other of others) expect([401, 403]).toContain((await search(other, person.email)).status)
})
