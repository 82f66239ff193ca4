/** The referents who read a report, as its author is told before sending it and afterwards. */
export interface ReportReader {
  /** Empty when nobody can be named: none yet, or too many. */
  names: string[]
  /**
   * Of a student only. `other`: their supervisor does not read it. `only`: no other referent is left. `late`: they may read
   * it too, because nobody answered in time.
   */
  supervisor: 'other' | 'only' | 'late' | null
}
