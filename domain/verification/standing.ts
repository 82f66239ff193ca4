import type { Day } from '../time.ts'

/** Where a practitioner stands on the way to seeing patients: what is missing, the first thing to do in front. */
export type Standing =
  | 'sees-patients'
  | 'suspended'
  | 'proof-in-review'
  | 'complement-asked'
  | 'proof-refused'
  | 'status-over'
  | 'no-supervisor'
  | 'title-unchecked'

export interface StandingFacts {
  userType: string
  validatedAt: string | null
  statusValidUntil: Day | null
  supervisorId: string | null
  suspendedAt: string | null
  verifiedAt: string | null
  /** The latest decision about a proof, if no newer proof was handed in since. */
  openDecision: 'accepted' | 'complement' | 'refused' | null
  /** Whether a proof was handed in that nobody has decided about. */
  isProofWaiting: boolean
}

/** Says in which part of app.sees_patients (db/functions/booking/sees-patients.sql) somebody falls short. */
export function standingOf(facts: StandingFacts, today: Day): Standing {
  if (facts.suspendedAt) return 'suspended'
  if (facts.userType !== 'student') return facts.verifiedAt ? 'sees-patients' : 'title-unchecked'
  if (facts.openDecision === 'complement') return 'complement-asked'
  if (facts.openDecision === 'refused') return 'proof-refused'
  if (!facts.validatedAt) return 'proof-in-review'
  if (!facts.statusValidUntil || facts.statusValidUntil < today)
    return facts.isProofWaiting ? 'proof-in-review' : 'status-over'
  return facts.supervisorId ? 'sees-patients' : 'no-supervisor'
}
