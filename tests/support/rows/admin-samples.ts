import { actNames } from '#domain/admin/acts.ts'
import type { FunctionName } from '#domain/functions.ts'
import { proofChecks } from '#domain/verification/checks.ts'
import type { TestApp } from '../app.ts'
import { actSample } from './act-samples.ts'
import { insertPaidAppointment } from './paid-appointment.ts'
import { createPerson } from './people.ts'
import { declaredBy, studentWithProof } from './proofs.ts'

type Input = Record<string, unknown>
/** `call` runs an earlier function as administrator, for acts that depend on another. */
type Sample = (app: TestApp, call: (name: FunctionName, input: Input) => Promise<Input>) => Promise<Input[]>

const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

const requests: Sample = (app) =>
  Promise.all(actNames.map(async (act) => ({ act, input: await actSample(app, act), reason: 'Pour le service' })))

const reviewed = async (app: TestApp) => {
  const { studentId, objectId } = await studentWithProof(app)
  const { id: supervisorId } = await createPerson(app.sql, 'therapist')
  const declared = await declaredBy(app, studentId)
  return { studentId, objectId, decision: 'accepted', checks: [...proofChecks], declared, supervisorId }
}

const reason = 'Pour le service'
const paid = async (app: TestApp, days: number) =>
  insertPaidAppointment(app.sql, (await createPerson(app.sql, 'patient')).id, { startsAt: new Date(soon(days)) })
const contactMessage = async (app: TestApp) => {
  const [row] = await app.sql<{ id: string }[]>`
    insert into contact_messages (name, email, subject, message) values ('Camille', 'c@exemple.fr', 'Question', 'Bonjour') returning id`
  return { messageId: row?.id }
}
const dispute = async (app: TestApp) => {
  const { paymentId } = await paid(app, -1)
  await app.sql`update payments set provider = 'sandbox', is_test = true where id = ${paymentId}`
  const [row] = await app.sql<{ id: string }[]>`
    insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at, reported_at)
    values (${paymentId}, 'sandbox', ${paymentId}, 2999, 'fraudulent', 'needs_response', now(), now()) returning id`
  return { disputeId: row?.id }
}
const letter = async (app: TestApp) => ({ newsletterId: (await actSample(app, 'send-newsletter')).newsletterId })

/** Valid inputs of each administrator function. A missing one fails tests/api/operations/canaries.test.ts. */
export const adminSamples: Partial<Record<FunctionName, Sample>> = {
  'answer-contact': async (app) => [{ ...(await contactMessage(app)), answer: 'Bonjour, merci.' }],
  'cancel-as-team': async (app) => [{ appointmentId: (await paid(app, 10)).appointmentId, reason }],
  'close-test-dispute': async (app) => [{ ...(await dispute(app)), state: 'won' }],
  'decide-review': async (app) => {
    const { appointmentId } = await paid(app, -1)
    await app.sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, needs_review, settled_at)
      values (${appointmentId}, 'too_short', 60, 60, true, now())`
    return [{ appointmentId, refunds: true, reason }]
  },
  'download-incident-register': async () => [{}],
  'correct-birthdate': async (app) => [
    { personId: (await createPerson(app.sql, 'patient')).id, birthdate: '1990-04-01', isProofSeen: true, reason },
  ],
  'end-sessions-of': async (app) => [{ personId: (await createPerson(app.sql, 'patient')).id, reason }],
  'list-owed-payouts': async () => [{ month: '2026-09' }],
  'open-held-identity': async (app) => {
    const { disputeId } = await dispute(app)
    await app.sql`insert into app.legal_holds (dispute_id, name, email) values (${disputeId ?? null}, 'Camille', 'c@exemple.fr')`
    return [{ disputeId, reason }]
  },
  // A user with every kind of row.
  'open-person': async (app) => {
    const people = await app.sql<
      { patient_id: string; practitioner_id: string }[]
    >`select patient_id, practitioner_id from threads`
    return people.flatMap(({ patient_id: patient, practitioner_id: other }) => [
      { personId: patient, reason },
      { personId: other, reason },
    ])
  },
  'record-incident': async () => [
    {
      id: null,
      kind: 'breach',
      title: 'Fuite',
      noticedAt: soon(-1),
      description: 'Un fichier.',
      measures: '',
      peopleConcerned: '',
      peopleCount: null,
      recordsConcerned: '',
      recordsCount: null,
      consequences: '',
      contact: '',
      authorityToldAt: null,
      peopleToldAt: null,
      whyNotTold: '',
      isClosed: false,
    },
  ],
  'refund-payment': async (app) => [{ ...(await actSample(app, 'refund-payment')), reason }],
  'request-newsletter': async (app) => [await letter(app)],
  'run-diagnostic': async () => [{}],
  'save-newsletter': async () => [{ id: null, subject: 'Bonjour', body: 'Une lettre' }],
  'send-refund-again': async (app) => {
    const { paymentId } = await paid(app, -1)
    const [row] = await app.sql<{ id: string }[]>`
      insert into app.refunds (payment_id, amount, reason) values (${paymentId}, 100, 'decided_by_team') returning id`
    return [{ refundId: row?.id }]
  },
  'record-refund-paid': async (app) => {
    const { paymentId } = await paid(app, -1)
    const [row] = await app.sql<{ id: string }[]>`
      insert into app.refunds (payment_id, amount, reason, sent_at, returned_at)
      values (${paymentId}, 100, 'decided_by_team', now(), now()) returning id`
    return [{ refundId: row?.id, reason }]
  },
  'take-contact': async (app) => [await contactMessage(app)],
  'test-newsletter': async (app) => [await letter(app)],
  'write-payout-file': async () => [{ month: '2026-09', replaces: true }],
  'assign-supervisor': async (app) => {
    const { id: studentId } = await createPerson(app.sql, 'student')
    await app.sql`update profiles set validated_at = now(), status_valid_until = '2099-10-31' where id = ${studentId}`
    return [{ studentId, supervisorId: (await createPerson(app.sql, 'therapist')).id }]
  },
  'decide-act': async (app, call) => {
    const asked: Input[] = []
    for (const input of await requests(app, call))
      asked.push({ requestId: (await call('request-act', input)).requestId, decision: 'refused' })
    return asked
  },
  'find-archive': async () => [{ email: 'ancienne.adresse@exemple.fr' }],
  'find-people': async () => [{ words: 'ca' }, { words: '@exemple.fr' }],
  'open-proof': async (app) => [{ studentId: (await studentWithProof(app)).studentId }],
  'publish-announcement': async () => [{ body: 'Le site dort cette nuit.', startsAt: soon(1), endsAt: soon(2) }],
  'request-act': requests,
  'review-proof': async (app) => [
    await reviewed(app),
    { ...(await reviewed(app)), decision: 'refused', reason: 'Illisible' },
    { ...(await reviewed(app)), decision: 'complement', reason: 'Illisible' },
  ],
  'set-switch': async () => [{ name: 'model', isOn: true, until: null }],
  'suspend-practitioner': async (app) => [
    { personId: (await createPerson(app.sql, 'therapist')).id, reason: 'Plainte grave' },
  ],
  'suspension-effects': async (app) => [{ personId: (await createPerson(app.sql, 'therapist')).id }],
  'undo-review': async (app, call) => [{ reviewId: (await call('review-proof', await reviewed(app))).reviewId }],
  'withdraw-announcement': async (app, call) => {
    await call('publish-announcement', { body: 'À retirer.', startsAt: soon(1), endsAt: soon(2) })
    const [row] = await app.sql<{ id: string }[]>`select id from app.announcements where body = 'À retirer.'`
    return [{ announcementId: row?.id }]
  },
}
