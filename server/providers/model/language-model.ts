export interface ModelRequest {
  instructions: string
  turns: readonly { role: 'user' | 'assistant'; text: string }[]
  maxTokens: number
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

/** External language model. Without one the embedded engine of the domain answers. */
export interface LanguageModel {
  /**
   * Sends the request at once; the answer is streamed. Throws on any failure; returns the token usage if the endpoint
   * reports it. Aborting the signal closes the request on the other side too.
   */
  write(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, ModelUsage | undefined>
}
