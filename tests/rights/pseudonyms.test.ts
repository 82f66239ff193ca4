import { beforeAll, expect, test } from 'vitest'
import { readRelations } from '#server/db/catalogue.ts'
import { allFunctions } from '#server/functions/all.ts'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'
import { untyped } from '../support/rest-tables.ts'
import { makeBookable } from '../support/rows/make-bookable.ts'
import { createPerson, type Person } from '../support/rows/people.ts'
import { insertMessage, insertThread } from '../support/rows/thread-rows.ts'

// Unlinkability: one patient meets one practitioner under two pseudonyms. No table, view, column or function answer
// that the practitioner can read may link the two. A second patient is the control: values that their rows share with
// the others' (the practitioner's own name, a consultation type) link nobody.

interface Appearance {
  name: string
  appointmentId: string
  threadId: string
  paymentId: string
}

let app: TestApp
let practitioner: Client & { person: Person }
let patient: Person
let first: Appearance
let second: Appearance
let control: Appearance

beforeAll(async () => {
  app = await startTestApp()
  practitioner = await app.as('student')
  await makeBookable(app.sql, practitioner.person.id)
  patient = await createPerson(app.sql, 'patient')
  await app.sql`update profiles set first_name = 'Apolline', last_name = 'Vaillancourt', avatar_path = ${`${patient.id}/moi.png`}
    where id = ${patient.id}`
  await app.sql`insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control)
    values ('avatars', ${`${patient.id}/moi.png`}, ${patient.id}, gen_random_uuid(), 1, 'image/png', '', '')`
  first = await appear(patient, 'Nuage', 1)
  second = await appear(patient, 'Rivière', 2)
  control = await appear(await createPerson(app.sql, 'patient'), 'Chêne', 3)
})

/** A paid appointment under that name, with its papers and a message each way, each at a distinct time. */
async function appear(person: Person, name: string, hoursAgo: number): Promise<Appearance> {
  const threadId = await insertThread(app.sql, { patient: person, practitioner: practitioner.person, pseudonym: name })
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  const [appointment] = await app.sql<{ id: string }[]>`
    update appointments set topic = ${`Ce que ${name} raconte`}, booked_at = ${at}, held_until = ${at}
    where patient_id = ${person.id} and pseudonym = ${name} returning id`
  const appointmentId = appointment?.id ?? ''
  await app.sql`update threads set created_at = ${at} where id = ${threadId}`
  const [payment] = await app.sql<{ id: string }[]>`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider,
      provider_reference, created_at, completed_at)
    values (${person.id}, ${appointmentId}, 2999, 'eur', 'consultation', 'completed', 'sandbox', ${name}, ${at}, ${at})
    returning id`
  await app.sql`insert into letters (appointment_id, patient_id, practitioner_id, body, shared_at)
    values (${appointmentId}, ${person.id}, ${practitioner.person.id}, ${`Lettre de ${name}`}, ${at})`
  for (const sender of ['patient', 'practitioner'] as const) {
    const id = await insertMessage(app.sql, threadId, sender)
    if (sender === 'patient') await app.sql`update thread_messages set body = ${`Un mot de ${name}`} where id = ${id}`
  }
  await writePapers(appointmentId, name, at)
  return { name, appointmentId, threadId, paymentId: payment?.id ?? '' }
}

/** Texts and decisions around a consultation that has taken place. */
async function writePapers(appointmentId: string, name: string, at: Date): Promise<void> {
  const by = practitioner.person.id
  const words = `La séance de ${at.toISOString()}`
  await app.sql`insert into consultation_summaries (appointment_id, author_id, patient_id, body, shared_at, updated_at)
    select id, practitioner_id, patient_id, ${words}, ${at}, ${at} from appointments where id = ${appointmentId}`
  await app.sql`insert into consultation_notes (appointment_id, author_id, observations, updated_at)
    values (${appointmentId}, ${by}, ${words}, ${at})`
  await app.sql`insert into note_amendments (appointment_id, author_id, body, updated_at)
    values (${appointmentId}, ${by}, ${words}, ${at})`
  await app.sql`insert into note_reviews (appointment_id, author_id, content_hash, submitted_at)
    values (${appointmentId}, ${by}, encode(sha256(${words}::bytea), 'hex'), ${at})`
  await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
    values (${appointmentId}, 'held', ${at.getUTCSeconds() + name.length}, ${name.length}, ${at})`
  await app.sql`insert into identity_openings (appointment_id, practitioner_id, reason, asked_at)
    values (${appointmentId}, ${by}, ${words}, ${at})`
  await app.sql`insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
    values (${appointmentId}, ${by}, ${by}, 'advice', ${at})`
  await app.sql`insert into consultation_ratings
      (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
    select id, patient_id, practitioner_id, 4, ${`Avis de ${name}`}, 'passed_on', ${at}
    from appointments where id = ${appointmentId}`
}

type Row = Record<string, unknown>

/** Every row of every table and view, with every column that the practitioner may read. */
async function everythingReadable(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, columns } of (await readRelations((text) => app.sql.unsafe(text))).values()) {
    const readable: string[] = []
    for (const column of columns.keys()) {
      const [right] = await app.sql<{ may: boolean }[]>`
        select has_column_privilege('authenticated', ${`public.${name}`}, ${column}, 'select') as may`
      if (right?.may) readable.push(`"${column}"`)
    }
    if (readable.length === 0) continue
    const { data, error } = await untyped(practitioner).from(name).select(readable.join(','))
    expect([name, error]).toEqual([name, null])
    rows.push(...((data ?? []) as unknown as Row[]))
  }
  return rows
}

const valuesOf = (rows: readonly Row[], { name, appointmentId, threadId }: Appearance): Set<string> => {
  const about = rows.filter((row) => {
    const said = JSON.stringify(row)
    return said.includes(name) || said.includes(appointmentId) || said.includes(threadId)
  })
  expect(about.length, name).toBeGreaterThanOrEqual(12)
  return new Set(about.flatMap((row) => Object.values(row).map((value) => JSON.stringify(value))))
}

test('no value stands in the rows of both names and not in those of somebody else', async () => {
  const rows = await everythingReadable()
  const [ofFirst, ofSecond, ofControl] = [first, second, control].map((appearance) => valuesOf(rows, appearance))
  const shared = [...(ofFirst ?? [])].filter((value) => ofSecond?.has(value) && !ofControl?.has(value))
  expect(shared).toEqual([])
})

const secretsOfPatient = () => [patient.id, patient.email, 'Apolline', 'Vaillancourt']

test('no row tells who is behind a name', async () => {
  const said = JSON.stringify(await everythingReadable())
  expect(secretsOfPatient().filter((secret) => said.includes(secret))).toEqual([])
})

test('the number of people followed counts each name', async () => {
  const supervisor = await createPerson(app.sql, 'therapist')
  await app.sql`update profiles set supervisor_id = ${supervisor.id} where id = ${practitioner.person.id}`
  const { data } = await practitioner.from('my_supervision').select('people_followed')
  expect(data).toEqual([{ people_followed: 3 }])
})

test('no file of the patient is listed or opened', async () => {
  const bucket = practitioner.storage.from('avatars')
  expect((await bucket.list('')).data ?? []).toEqual([])
  expect((await bucket.list(patient.id)).data ?? []).toEqual([])
  expect((await bucket.download(`${patient.id}/moi.png`)).data).toBeNull()
})

test('no function answers with who is behind a name, nor with both names', async () => {
  const { data: feed } = await practitioner.functions.invoke<{ url: string }>('open-calendar-feed', { body: {} })
  const calendar = await app.fetch(new URL(feed?.url ?? '').pathname)
  expect(calendar.status).toBe(200)
  const answers = new Map([['calendar feed', await calendar.text()]])
  // Account deletion comes last: no function works after it.
  const names = allFunctions.map(({ name }) => name).toSorted((a) => (a === 'delete-my-account' ? 1 : -1))
  const { appointmentId, threadId, paymentId } = first
  const input = {
    appointmentId,
    threadId,
    paymentId,
    format: 'json',
    reason: '',
    until: new Date().toISOString(),
    message: 'Bonjour',
    body: 'Bonjour',
    messageId: crypto.randomUUID(),
  }
  for (const name of names) {
    const { data, error, response } = await practitioner.functions.invoke(name, { body: input })
    const body = data instanceof Blob ? await data.text() : JSON.stringify(data)
    answers.set(name, `${body} ${error ? await response?.text() : ''}`)
  }
  expect(answers.get('export-my-data')).toContain(appointmentId)
  for (const [name, said] of answers) {
    expect(
      secretsOfPatient().filter((secret) => said.includes(secret)),
      name,
    ).toEqual([])
    expect(said.includes(first.name) && said.includes(second.name), name).toBe(false)
  }
})
