export interface ModelRequest {
  instructions: string
  turns: readonly { role: 'user' | 'assistant'; text: string }[]
  maxTokens: number
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

/** A language model somewhere else. Without one the embedded engine of the domain answers alone. */
export interface LanguageModel {
  /**
   * Asks at once; the answer is read piece by piece as it comes. Throws on any fault; ends with what it used, when the
   * endpoint says so. Aborting the signal ends the request at the other side too.
   */
  write(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, ModelUsage | undefined>
}
