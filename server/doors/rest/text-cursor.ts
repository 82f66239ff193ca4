import { cannotParse } from './refusals.ts'

/** Parser of one query parameter, left to right; reports position and expectation on a syntax error. */
export class TextCursor {
  readonly #part: string
  readonly #text: string
  #position = 0

  constructor(part: string, text: string) {
    this.#part = part
    this.#text = text
  }

  get atEnd(): boolean {
    return this.#position >= this.#text.length
  }

  peek(literal: string): boolean {
    return this.#text.startsWith(literal, this.#position)
  }

  take(literal: string): boolean {
    if (!this.peek(literal)) return false
    this.#position += literal.length
    return true
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`)
  }

  /** Text matched by a sticky pattern here, or undefined. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) return undefined
    this.#position += found.length
    return found
  }

  rest(): string {
    const rest = this.#text.slice(this.#position)
    this.#position = this.#text.length
    return rest
  }

  /** Backtracks: tries one reading and restores the position when it returns undefined. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#position
    const value = read()
    if (value === undefined) this.#position = start
    return value
  }

  fail(expected: string): never {
    const found = this.atEnd ? 'end of input' : `"${this.#text.charAt(this.#position)}"`
    return this.refuse(`unexpected ${found} expecting ${expected}`)
  }

  refuse(details: string): never {
    throw cannotParse(this.#part, this.#text, this.#position + 1, details)
  }
}
