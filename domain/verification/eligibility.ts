import type { Day } from '../time.ts'

/** Requirement a practitioner lacks to see patients, in the order to fulfil them. */
export type Eligibility =
  | 'sees-patients'
  | 'suspended'
  | 'proof-in-review'
  | 'complement-asked'
  | 'proof-refused'
  | 'status-over'
  | 'no-supervisor'
  | 'title-unchecked'

export interface EligibilityFacts {
  userType: string
  validatedAt: string | null
  statusValidUntil: Day | null
  supervisorId: string | null
  suspendedAt: string | null
  verifiedAt: string | null
  /** Latest decision on a proof, if no newer proof was handed in since. */
  openDecision: 'accepted' | 'complement' | 'refused' | null
  /** Whether an undecided proof is waiting. */
  isProofWaiting: boolean
}

/** Says which condition of app.sees_patients (db/functions/booking/sees-patients.sql) is not met. */
export function eligibilityOf(facts: EligibilityFacts, today: Day): Eligibility {
  if (facts.suspendedAt) return 'suspended'
  if (facts.userType !== 'student') return facts.verifiedAt ? 'sees-patients' : 'title-unchecked'
  if (facts.openDecision === 'complement') return 'complement-asked'
  if (facts.openDecision === 'refused') return 'proof-refused'
  if (!facts.validatedAt) return 'proof-in-review'
  if (!facts.statusValidUntil || facts.statusValidUntil < today)
    return facts.isProofWaiting ? 'proof-in-review' : 'status-over'
  return facts.supervisorId ? 'sees-patients' : 'no-supervisor'
}
