import { mustNameLine, whyRefuseReply } from '#domain/chat/model/check-reply.ts'
import type { Refusal } from '#domain/chat/model/forbidden-reply.ts'
import type { Level } from '#domain/chat/risk.ts'
import { typeset } from '#domain/chat/typeset.ts'
import { MODEL_REPLY_MAX_CHARACTERS } from '#domain/constants.ts'

/** A sentence can be shown once its final punctuation is there. A dot after a digit may be inside a number. */
const SENTENCE_END = /(?:[!?…]|(?<!\d)\.|\d\.(?=\s))[»”’")]*(?=\s|$)|\n/g

export class RefusedReply extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

/** Buffers a model's output until a sentence is complete, and blocks sentences that the check refuses. */
export class CheckedReply {
  readonly #level: Level
  #held = ''
  released = ''

  constructor(level: Level) {
    this.#level = level
  }

  /** Returns the text to show now; empty while no sentence is complete. Throws `RefusedReply`. */
  add(piece: string): string {
    this.#held += piece
    // Whether the answer names a help line is known only at its end.
    if (mustNameLine(this.#level)) return ''
    const end = endOfSentences(this.#held)
    return end === 0 ? '' : this.#release(end)
  }

  /** Returns the rest once the model has finished. */
  finish(): string {
    return this.#held.trim() ? this.#release(this.#held.length) : ''
  }

  get isLongEnough(): boolean {
    return this.released.length + this.#held.length >= MODEL_REPLY_MAX_CHARACTERS
  }

  #release(length: number): string {
    const words = this.#held.slice(0, length)
    const why = whyRefuseReply(this.released + words, this.#level)
    if (why) throw new RefusedReply(why)
    this.#held = this.#held.slice(length)
    const shown = typeset(withoutEmphasis(this.released ? words : words.trimStart()))
    this.released += shown
    return shown
  }
}

/** Models write Markdown even when told not to; people would see asterisks. */
function withoutEmphasis(text: string): string {
  return text.replace(/\*+|_{2,}|`|^#{1,6} /gm, '')
}

function endOfSentences(text: string): number {
  let end = 0
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length
  return end
}
