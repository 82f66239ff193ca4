/** A search result: a message of an earlier conversation. */
export interface Wanted {
  sessionId: string
  messageId: string
}
