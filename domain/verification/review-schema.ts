import { z } from 'zod'
import { studyYearField, universityField } from '../auth/registration.ts'
import { errorMessage } from '../messages.ts'
import { proofChecks } from './checks.ts'

const REASON_MAX_CHARACTERS = 1000
const file = { studentId: z.uuid(), objectId: z.uuid() }
const reason = z.string().trim().min(1, errorMessage('review_reason_missing')).max(REASON_MAX_CHARACTERS)

/** Studies that a proof shows. */
export const studiesSchema = z.object({ university: universityField, studyYear: studyYearField })

/** Decision on a proof: with every check and a supervisor, or with a reason. */
export const reviewSchema = z.discriminatedUnion('decision', [
  z.object({
    ...file,
    decision: z.literal('accepted'),
    checks: z.array(z.enum(proofChecks)).refine((ticked) => new Set(ticked).size === proofChecks.length, {
      error: errorMessage('checks_missing'),
    }),
    /** The profile as the screen showed it: accepting locks it, so it must be the one compared with the proof. */
    declared: z.object({ name: z.string(), university: z.string().nullable(), studyYear: z.string().nullable() }),
    /** Null keeps the current supervisor. */
    supervisorId: z.uuid().nullable(),
    /** As the proof shows them, where the profile says otherwise: only the team may change them after the first proof. */
    studies: studiesSchema.optional(),
  }),
  z.object({ ...file, decision: z.literal('complement'), reason }),
  z.object({ ...file, decision: z.literal('refused'), reason }),
])

export type Review = z.output<typeof reviewSchema>
