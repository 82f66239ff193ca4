import { z } from 'zod'
import { SHORT_TEXT_MAX_CHARACTERS, SHORT_TEXT_MAX_LINE_BREAKS } from './constants.ts'
import { looksLikeMarkup } from './looks-like-markup.ts'
import { errorMessage } from './messages.ts'

const tooLong = errorMessage('text_too_long', { n: SHORT_TEXT_MAX_CHARACTERS })
const tooManyLines = errorMessage('too_many_line_breaks', { n: SHORT_TEXT_MAX_LINE_BREAKS })

const lineBreaksIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1

/** Required free text of a few words: at most 250 characters on four lines, and no markup. */
export function shortText(missing: string) {
  return z
    .string(missing)
    .transform((text) => text.toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(SHORT_TEXT_MAX_CHARACTERS, tooLong)
        .refine((text) => lineBreaksIn(text) <= SHORT_TEXT_MAX_LINE_BREAKS, tooManyLines)
        .refine((text) => !looksLikeMarkup(text), errorMessage('markup_refused')),
    )
}
