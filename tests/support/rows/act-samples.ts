import { randomBytes, randomInt } from 'node:crypto'
import type { ActName } from '#domain/admin/acts.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import { contentHash } from '#server/newsletter/content-hash.ts'
import type { TestApp } from '../app.ts'
import { insertPaidAppointment } from './paid-appointment.ts'
import { createPerson } from './people.ts'

type Sample = (app: TestApp) => Promise<Record<string, unknown>>

const somebody =
  (type: UserType, change?: 'suspended'): Sample =>
  async (app) => {
    const { id } = await createPerson(app.sql, type)
    if (change === 'suspended') await app.sql`update profiles set suspended_at = now() where id = ${id}`
    return { personId: id }
  }
const invited: Sample = async () => ({
  email: `${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  firstName: 'Marie',
  lastName: 'Curie',
})

/** Valid input of each two-person act, with a new subject each time. An act without one fails its tests. */
const actSamples: Partial<Record<ActName, Sample>> = {
  'invite-psychologist': async (app) => ({
    ...(await invited(app)),
    registrationNumber: String(randomInt(10_000_000_000, 99_999_999_999)),
    practisingSince: '2015-09-01',
  }),
  'unmake-psychologist': somebody('therapist'),
  'make-referent': somebody('therapist'),
  'unmake-referent': somebody('therapist'),
  'invite-administrator': invited,
  'unmake-administrator': somebody('admin'),
  'lift-suspension': somebody('therapist', 'suspended'),
  'reset-second-factor': async (app) => {
    const { id } = await createPerson(app.sql, 'patient')
    await app.sql`insert into auth.factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`
    return { personId: id }
  },
  'erase-person': somebody('patient'),
  'open-archive': async (app) => {
    const { id } = await createPerson(app.sql, 'patient')
    await app.sql`insert into app.health_archive (patient_id, source, content, last_contact_at)
      values (${id}, 'public.letters', '{"body":"Bonjour,"}', now() - interval '2 years')`
    return { personId: id }
  },
  'refund-payment': async (app) => {
    const { id } = await createPerson(app.sql, 'patient')
    const { paymentId } = await insertPaidAppointment(app.sql, id)
    return { paymentId, amountCents: 100, paysPractitioner: false }
  },
  'record-payouts': async (app) => {
    const digest = randomBytes(32).toString('hex')
    await app.sql`insert into app.payout_files (digest, month, orders, written_at)
      select ${digest}, date '1990-01-01' + count(*) * interval '1 month', '[]', now() from app.payout_files`
    return { digest }
  },
  'send-newsletter': async (app) => {
    const letter = { subject: 'Bonjour', body: `Une lettre ${crypto.randomUUID()}` }
    const [row] = await app.sql<{ id: string }[]>`
      insert into app.newsletters (subject, body, updated_at) values (${letter.subject}, ${letter.body}, now()) returning id`
    return { newsletterId: row?.id, contentHash: contentHash(letter) }
  },
  'open-reporter-identity': async (app) => {
    const [reporter, referent] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'therapist')]
    await app.sql`update profiles set is_referent = true where id = ${referent.id}`
    const { appointmentId } = await insertPaidAppointment(app.sql, reporter.id)
    const [row] = await app.sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_name, appointment_id, category, severity, body, state, referent_id,
        reported_at, answer_due_at, taken_at)
      values (${reporter.id}, 'Inès M.', ${appointmentId}, 'danger', 'grave', 'Mal reçu.', 'taken', ${referent.id}, now(),
        now() + interval '1 day', now()) returning id`
    return { reportId: row?.id }
  },
  'suspend-with-approval': async (app) => ({ ...(await somebody('therapist')(app)), reason: 'Plainte grave' }),
  'suspend-after-report': async (app) => {
    const [reporter, practitioner] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'therapist')]
    const [row] = await app.sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_id, practitioner_name, category, severity, body, reported_at, answer_due_at)
      values (${reporter.id}, ${practitioner.id}, 'Inès M.', 'conduct', 'grave', 'Mal reçu.', now(), now()) returning id`
    return { reportId: row?.id }
  },
}

export async function actSample(app: TestApp, act: ActName): Promise<Record<string, unknown>> {
  const sample = actSamples[act]
  if (!sample)
    throw new Error(`${act} has no line in tests/support/rows/act-samples.ts: give an input that can be done`)
  return sample(app)
}
