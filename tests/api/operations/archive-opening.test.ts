import { beforeAll, expect, test } from 'vitest'
import { ARCHIVE_OPEN_DAYS } from '#domain/constants.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import type { Person } from '../../support/rows/people.ts'

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
    values (${patient.person.id}, 'public.consultation_notes', '{"observations":"mot-de-l-archive","appointment_id":"x"}', now() - interval '2 years')`
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
    { title: 'Note de séance', fields: [{ label: 'Observations', text: 'mot-de-l-archive' }] },
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
