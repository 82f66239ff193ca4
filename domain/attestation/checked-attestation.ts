import type { Day } from '../time.ts'

/**
 * Public data of an attestation, for anybody with its number. For a revoked one, only its owner and its replacement.
 */
export interface CheckedAttestation {
  number: string
  /** `broken`: the stored file no longer matches its seal. */
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
