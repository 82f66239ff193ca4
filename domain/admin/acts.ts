import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, PROFILE_NAME_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { isDay } from '../time.ts'

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_CHARACTERS)
  .pipe(z.email(errorMessage('email_invalid')))
const nameField = z.string().trim().min(1, errorMessage('field_missing')).max(PROFILE_NAME_MAX_CHARACTERS)
const somebody = z.object({ personId: z.uuid() })

/** Invitation of a psychologist by an administrator. */
export const psychologistSchema = z.object({
  email: emailField,
  firstName: nameField,
  lastName: nameField,
  registrationNumber: z
    .string()
    .transform((number) => number.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^(\d{11}|(\d{2}|2[AB])\d{7})$/, errorMessage('registration_number_invalid'))),
  practisingSince: z.string().refine(isDay, errorMessage('practising_since_missing')),
})

/** Reason of an act, shown to the administrator who decides, and stored. */
export const actReasonField = z.string().trim().min(3, errorMessage('act_reason_missing')).max(1000)

/** Acts that need two administrators, and the input of each. */
export const actInputs = {
  'invite-psychologist': psychologistSchema,
  'unmake-psychologist': somebody,
  'make-referent': somebody,
  'unmake-referent': somebody,
  'invite-administrator': z.object({ email: emailField, firstName: nameField, lastName: nameField }),
  'unmake-administrator': somebody,
  'lift-suspension': somebody,
  /** For somebody who has lost their authenticator app and their recovery codes. */
  'reset-second-factor': somebody,
  'erase-person': somebody,
  /** Opens a patient's archive to a referent. */
  'open-archive': somebody,
  'refund-payment': z.object({
    paymentId: z.uuid(),
    amountCents: z
      .int(errorMessage('refund_amount_invalid'))
      .positive(errorMessage('refund_amount_invalid'))
      .max(1_000_000),
    /** Whether the practitioner keeps the earnings. */
    paysPractitioner: z.boolean(),
  }),
  /** SHA-256 of a payout file executed by the bank. */
  'record-payouts': z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/, errorMessage('payout_file_unknown')) }),
  'send-newsletter': z.object({ newsletterId: z.uuid(), contentHash: z.string().length(64) }),
  /** From ten appointments on. The reason is mailed to the person. */
  'suspend-with-approval': somebody.extend({ reason: actReasonField }),
  'suspend-after-report': z.object({ reportId: z.uuid() }),
  /** For the referent of a grave report. */
  'open-reporter-identity': z.object({ reportId: z.uuid() }),
} as const

export type ActName = keyof typeof actInputs
export type ActInput<A extends ActName> = z.output<(typeof actInputs)[A]>

export const actNames = Object.keys(actInputs) as [ActName, ...ActName[]]
