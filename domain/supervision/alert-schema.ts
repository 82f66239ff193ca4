import { z } from 'zod'
import { appointmentRequestSchema } from '../booking/schema.ts'
import { ALERT_MESSAGE_MAX_CHARACTERS, CRISIS_LINE_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

const words = (max: number) =>
  z
    .string()
    .max(max, errorMessage('note_too_long', { n: max }))
    .transform((text) => text.toWellFormed().trim())

const alertId = z.uuid()

/** The line is optional: somebody who is afraid presses and says nothing. */
export const crisisFlagSchema = appointmentRequestSchema.extend({
  words: words(CRISIS_LINE_MAX_CHARACTERS).default(''),
})

export const alertMessageSchema = z.object({
  alertId,
  body: words(ALERT_MESSAGE_MAX_CHARACTERS).pipe(z.string().min(1, errorMessage('message_empty'))),
})

/** « C’est pris en charge… »; the words go to the student. */
export const takenAlertSchema = z.object({ alertId, words: words(ALERT_MESSAGE_MAX_CHARACTERS).default('') })

export type CrisisFlag = z.infer<typeof crisisFlagSchema>
export type AlertMessage = z.infer<typeof alertMessageSchema>
export type TakenAlert = z.infer<typeof takenAlertSchema>
