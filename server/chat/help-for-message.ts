import { MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { helpFor } from '#domain/messages/help-for.ts'

/**
 * Help line numbers for the author of such a message, given their earlier messages. Of a text longer than a message both
 * ends are read: it will be refused, and reading a megabyte takes seconds.
 */
export function helpForMessage(body: string, earlier: readonly string[]): string[] {
  const isLonger = body.length > MESSAGE_MAX_CHARACTERS
  const ends = isLonger ? [body.slice(0, MESSAGE_MAX_CHARACTERS), body.slice(-MESSAGE_MAX_CHARACTERS)] : [body]
  return [...new Set(ends.flatMap((end) => helpFor(end, earlier).map(({ number }) => number)))]
}
