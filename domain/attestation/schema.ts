import { z } from 'zod'
import { ATTESTATION_REASON_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { readAttestationNumber } from './attestation-number.ts'

export const attestationNumberField = z
  .string(errorMessage('attestation_number_mistyped'))
  .max(60, errorMessage('attestation_number_mistyped'))
  .transform((typed, context) => {
    const number = readAttestationNumber(typed)
    if (number) return number
    context.addIssue({ code: 'custom', message: errorMessage('attestation_number_mistyped') })
    return z.NEVER
  })

export const attestationRevocationSchema = z.object({
  attestationId: z.uuid(),
  reason: z
    .string()
    .max(ATTESTATION_REASON_MAX_CHARACTERS, errorMessage('note_too_long', { n: ATTESTATION_REASON_MAX_CHARACTERS }))
    .transform((words) => words.toWellFormed().trim())
    .pipe(z.string().min(1, errorMessage('reason_missing'))),
})

export type AttestationRevocation = z.infer<typeof attestationRevocationSchema>
