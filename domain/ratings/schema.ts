import { z } from 'zod'
import { RATING_REASON_MAX_CHARACTERS, RATING_REPLY_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

export const moderationSchema = z
  .object({
    ratingId: z.uuid(),
    /** The patient's comment, or the practitioner's reply to it. */
    about: z.enum(['comment', 'reply']),
    /** The text as the moderator has read it: its author may have changed it since. */
    words: z.string(),
    isPassedOn: z.boolean(),
    /** Shown to the author of the withheld text. */
    reason: z
      .string()
      .max(RATING_REASON_MAX_CHARACTERS, errorMessage('note_too_long', { n: RATING_REASON_MAX_CHARACTERS }))
      .transform((words) => words.toWellFormed().trim())
      .default(''),
  })
  .refine(({ isPassedOn, reason }) => isPassedOn || reason !== '', {
    error: errorMessage('reason_missing'),
    path: ['reason'],
  })

export const ratingReplySchema = z.object({
  ratingId: z.uuid(),
  body: z
    .string(errorMessage('rating_reply_empty'))
    .transform((words) => words.toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(1, errorMessage('rating_reply_empty'))
        .max(RATING_REPLY_MAX_CHARACTERS, errorMessage('rating_reply_too_long', { n: RATING_REPLY_MAX_CHARACTERS })),
    ),
})

export type Moderation = z.infer<typeof moderationSchema>
export type RatingReply = z.infer<typeof ratingReplySchema>
