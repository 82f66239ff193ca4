import { z } from 'zod'
import { emailField } from '../admin/acts.ts'

/** The whole address: only its keyed hash is stored, so parts of it find nothing. */
export const archiveSearchSchema = z.object({ email: emailField })

/** Archive of an account that no longer exists, without its content. */
export interface FoundArchive {
  personId: string
  endedAt: string
  keptUntil: string
}
