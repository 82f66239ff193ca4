import { z } from 'zod'
import { NAME_MIN_LENGTH, PAYOUT_HOLDER_MAX_CHARACTERS } from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'
import { isDay } from '../time.ts'
import { compactIban, isIban } from './iban.ts'

/** Characters that would break a cell or line of the bank's file, or are invisible. */
const MISREAD = /[;\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Payout month, as « 2026-10 ». */
export const payoutMonthField = z.string().refine((month) => isDay(`${month}-01`), errorMessage('day_invalid'))

export const payoutAccountSchema = z.object({
  holderName: z
    .string(errorMessage('payout_holder_missing'))
    .trim()
    .min(NAME_MIN_LENGTH, errorMessage('payout_holder_missing'))
    .max(PAYOUT_HOLDER_MAX_CHARACTERS, errorMessage('payout_holder_missing'))
    .refine((value) => !MISREAD.test(value), errorMessage('payout_holder_misread'))
    .refine((value) => !looksLikeMarkup(value), errorMessage('markup_refused')),
  iban: z.string(errorMessage('iban_invalid')).transform(compactIban).refine(isIban, errorMessage('iban_invalid')),
})

export type PayoutAccount = z.infer<typeof payoutAccountSchema>
