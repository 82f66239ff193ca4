import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

let app: TestApp
const past = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

async function proved(userType: 'patient' | 'therapist') {
  const client = await app.as(userType)
  const now = Math.floor(app.clock.now().getTime() / 1000)
  await app.sql`update auth.sessions set amr = ${app.sql.json([{ method: 'oauth', timestamp: now }])} where user_id = ${client.person.id}`
  return client
}

const erase = (client: Awaited<ReturnType<typeof proved>>) =>
  invoke(client, 'delete-my-account', { confirmation: 'SUPPRIMER' })

test('an erasure leaves no trace of the person, by id, by address or by word, but the books', async () => {
  const patient = await proved('patient')
  const { id, email } = patient.person
  const practitioner = await app.as('therapist')
  await insertHealthFile(app.sql, {
    patient: patient.person,
    practitioner: practitioner.person,
    endsAt: past,
    words: 'mot-effacé',
  })
  await app.sql`insert into mood_entries (user_id, level, details) values (${id}, 2, 'mot-effacé')`
  await app.sql`insert into contact_messages (name, email, subject, message) values ('Camille', ${email.toUpperCase()}, 's', 'mot-effacé')`
  await app.sql`insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at, confirmed_at)
    values (${email}, 'h', now(), now())`
  await app.sql`insert into app.health_archive (patient_id, source, content, last_contact_at) values (${id}, 's', '{"w":"mot-effacé"}', now())`
  expect((await erase(patient)).body).toEqual({ deleted: true })

  expect(await rowsWith(app.sql, 'mot-effacé')).toEqual({})
  await expect
    .poll(async () => (await app.mailsTo(email)).map(({ subject }) => subject))
    .toEqual(['Votre compte est effacé'])
  const [receipt] = await app.mailsTo(email)
  expect(receipt?.body_text).toContain('la loi comptable l’exige')
  // The receipt itself, in the demo mailbox.
  await app.sql`delete from app.mailbox where recipient = ${email}`
  expect(await rowsWith(app.sql, email)).toEqual({})
  expect(await rowsWith(app.sql, id)).toEqual({})
  expect(await app.sql`select from payments where amount = 2999 and user_id is null`).toHaveLength(1)
})

test('when a practitioner leaves, the files of their patients stay with the patients, archived', async () => {
  const patient = await app.as('patient')
  const practitioner = await proved('therapist')
  await insertHealthFile(app.sql, {
    patient: patient.person,
    practitioner: practitioner.person,
    endsAt: past,
    words: 'mot-du-dossier',
  })
  expect((await erase(practitioner)).body).toEqual({ deleted: true })
  expect(await rowsWith(app.sql, practitioner.person.id)).toEqual({})
  const [note] = await app.sql`select content from app.health_archive
    where patient_id = ${patient.person.id} and source = 'public.consultation_notes'`
  expect(note?.content).toMatchObject({ observations: 'mot-du-dossier' })
  const { data } = await patient.functions.invoke<Blob>('export-my-data', { body: { format: 'json' } })
  const exported = (await data?.text()) ?? ''
  expect(exported).toContain('mot-du-dossier')
  expect(exported).not.toContain(practitioner.person.id)
})
