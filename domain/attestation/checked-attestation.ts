import type { Day } from '../time.ts'

/** What a stranger with the number learns. Of a revoked one, only whose it was and what replaces it. */
export interface CheckedAttestation {
  number: string
  /** `broken`: what is kept no longer matches its seal. */
  status: 'valid' | 'revoked' | 'broken'
  checkedAt: string
  studentName: string
  studentGender: string | null
  /** « Master 2, psychologie clinique » */
  studies: string
  sealedAt: string
  facts: {
    minutes: number
    firstDay: Day
    lastDay: Day
    supervisorName: string
    practisingSince: number
    /** SHA-256 of the sealed file, in hexadecimal. */
    fingerprint: string
  } | null
  revocation: { at: string; byName: string; replacedBy: string | null } | null
}
