import { helpLines } from '#domain/chat/help-lines.ts'
import { MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { helpFor } from '#domain/messages/help-for.ts'

const afterUnreadText = [helpLines.suicide, helpLines.samu, helpLines.europe]

/** A sentence across the seam of the two ends is in neither of them. */
const LONGEST_SENTENCE = 500

/**
 * Help line numbers for the author of such a message, given their earlier messages. Of a text longer than a message both
 * ends are read, because it will be refused, and reading a megabyte takes seconds. If something between them was not read,
 * numbers are shown in any case.
 */
export function helpForMessage(body: string, earlier: readonly string[]): string[] {
  const isLonger = body.length > MESSAGE_MAX_CHARACTERS
  const ends = isLonger ? [body.slice(0, MESSAGE_MAX_CHARACTERS), body.slice(-MESSAGE_MAX_CHARACTERS)] : [body]
  const found = ends.flatMap((end) => helpFor(end, earlier))
  const hasUnread = body.length > 2 * MESSAGE_MAX_CHARACTERS - LONGEST_SENTENCE
  const lines = found.length === 0 && hasUnread ? afterUnreadText : found
  return [...new Set(lines.map(({ number }) => number))]
}
