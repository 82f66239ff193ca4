import { z } from 'zod'
import { STAGE_DAY_MAX_MINUTES, STAGE_DECLARED_MIN_MINUTES, STAGE_REASON_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { shortText } from '../short-text.ts'
import { isDay } from '../time.ts'
import { declaredKinds } from './kinds.ts'

const noDay = errorMessage('hours_day_missing')
const noDuration = errorMessage('hours_duration_invalid')

export const declaredHoursSchema = z.object({
  kind: z.enum(declaredKinds, errorMessage('hours_kind_missing')),
  day: z.string(noDay).refine(isDay, noDay),
  minutes: z
    .int(noDuration)
    .min(STAGE_DECLARED_MIN_MINUTES, noDuration)
    .max(STAGE_DAY_MAX_MINUTES, noDuration)
    .refine((minutes) => minutes % 15 === 0, noDuration),
  description: shortText(errorMessage('hours_description_missing')),
})

export const hoursDecisionSchema = z
  .object({
    hoursId: z.uuid(),
    isConfirmed: z.boolean(),
    reason: z
      .string()
      .max(STAGE_REASON_MAX_CHARACTERS, errorMessage('note_too_long', { n: STAGE_REASON_MAX_CHARACTERS }))
      .transform((words) => words.toWellFormed().trim())
      .default(''),
  })
  .refine(({ isConfirmed, reason }) => isConfirmed || reason !== '', {
    error: errorMessage('reason_missing'),
    path: ['reason'],
  })

export type DeclaredHours = z.infer<typeof declaredHoursSchema>
export type HoursDecision = z.infer<typeof hoursDecisionSchema>
