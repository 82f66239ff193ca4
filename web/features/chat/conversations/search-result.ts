/** A search result: a message of an earlier conversation. */
export interface SearchResult {
  sessionId: string
  messageId: string
}
