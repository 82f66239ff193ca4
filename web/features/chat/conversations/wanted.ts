/** A message of an earlier conversation, to be shown where it was said. */
export interface Wanted {
  sessionId: string
  messageId: string
}
