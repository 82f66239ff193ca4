import { actNames } from '#domain/admin/acts.ts'
import type { FunctionName } from '#domain/functions.ts'
import { proofChecks } from '#domain/verification/checks.ts'
import { actSample } from './act-samples.ts'
import type { TestApp } from './app.ts'
import { createPerson } from './people.ts'
import { studentWithProof } from './proofs.ts'

type Input = Record<string, unknown>
/** `call` is what the administrator asks before, when an act follows on another. */
type Sample = (app: TestApp, call: (name: FunctionName, input: Input) => Promise<Input>) => Promise<Input[]>

const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

const requests: Sample = (app) =>
  Promise.all(actNames.map(async (act) => ({ act, input: await actSample(app, act), reason: 'Pour le service' })))

const reviewed = async (app: TestApp) => {
  const { studentId, objectId } = await studentWithProof(app)
  const { id: supervisorId } = await createPerson(app.sql, 'therapist')
  return { studentId, objectId, decision: 'accepted', checks: [...proofChecks], supervisorId }
}

/** Inputs of each function for administrators that it carries out. One that is missing fails tests/api/canaries.test.ts. */
export const adminSamples: Partial<Record<FunctionName, Sample>> = {
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
  'undo-review': async (app, call) => [{ reviewId: (await call('review-proof', await reviewed(app))).reviewId }],
  'withdraw-announcement': async (app, call) => {
    await call('publish-announcement', { body: 'À retirer.', startsAt: soon(1), endsAt: soon(2) })
    const [row] = await app.sql<{ id: string }[]>`select id from app.announcements where body = 'À retirer.'`
    return [{ announcementId: row?.id }]
  },
}
