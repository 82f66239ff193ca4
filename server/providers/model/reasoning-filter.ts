const OPENING = '<think>'
const CLOSING = '</think>'

/** Strips the reasoning of a model, which many endpoints send inside the text between these marks. */
export class ReasoningFilter {
  #held = ''
  #phase: 'undecided' | 'thinking' | 'speaking' = 'undecided'

  /** Visible part of the next piece. */
  of(piece: string): string {
    if (this.#phase === 'speaking') return piece
    this.#held += piece
    if (this.#phase === 'undecided') {
      const start = this.#held.trimStart()
      if (start.length < OPENING.length && OPENING.startsWith(start)) return ''
      if (!start.startsWith(OPENING)) return this.#speak(this.#held)
      this.#phase = 'thinking'
    }
    const end = this.#held.indexOf(CLOSING)
    if (end >= 0) return this.#speak(this.#held.slice(end + CLOSING.length))
    // The mark may be split over two pieces.
    this.#held = this.#held.slice(-CLOSING.length)
    return ''
  }

  #speak(words: string): string {
    this.#phase = 'speaking'
    this.#held = ''
    return words
  }
}
