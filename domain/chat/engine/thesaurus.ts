import { type PlainText, toPlainPattern } from '../detector/normalise.ts'

/**
 * Words and phrases that stand for one idea: « chef patron* n+1 ». A star stands for any ending, hyphens join the words of
 * a phrase.
 */
export type Thesaurus = Readonly<Record<string, string>>

/** An idea is known by its number. */
export type Idea = number

/** Of the words of a phrase. */
const LONGEST_PHRASE = 4
/** Beginnings that share these letters are looked through together. */
const SHARED_LETTERS = 3

/** Reads which ideas are in a sentence. Ideas may be added as long as it is asked for more. */
export class IdeaReader {
  readonly #names = new Map<string, Idea>()
  readonly #named: number
  readonly #byPhrase = new Map<string, Idea[]>()
  /** By the words before the last and the first letters of it. */
  readonly #beginnings = new Map<string, { words: string; idea: Idea }[]>()

  constructor(thesaurus: Thesaurus) {
    for (const [name, words] of Object.entries(thesaurus)) this.#learn(name, words.split(/\s+/))
    this.#named = this.#names.size
  }

  named(name: string): Idea {
    const idea = this.#names.get(name)
    if (idea === undefined) throw new Error(`No such idea: ${name}`)
    return idea
  }

  /** Words of their own make an idea: « fouill*|lu ». */
  ofWords(words: string): Idea {
    const name = `words: ${words}`
    return this.#names.get(name) ?? this.#learn(name, words.split('|'))
  }

  /** Named in the thesaurus, and so more than the words of one sign. */
  isNamed(idea: Idea): boolean {
    return idea < this.#named
  }

  ideasOf(words: PlainText): Set<Idea> {
    const found = new Set<Idea>()
    for (let at = 0; at < words.length; at++) {
      let before = ''
      for (const word of words.slice(at, at + LONGEST_PHRASE)) {
        this.#find(before, word, found)
        before += `${word} `
      }
    }
    return found
  }

  #find(before: string, word: string, found: Set<Idea>): void {
    const phrase = before + word
    for (const idea of this.#byPhrase.get(phrase) ?? []) found.add(idea)
    for (let letters = 1; letters <= SHARED_LETTERS && letters <= word.length; letters++)
      for (const { words, idea } of this.#beginnings.get(before + word.slice(0, letters)) ?? [])
        if (phrase.startsWith(words)) found.add(idea)
  }

  #learn(name: string, entries: readonly string[]): Idea {
    const idea = this.#names.get(name) ?? this.#names.size
    this.#names.set(name, idea)
    for (const entry of entries) {
      const plain = toPlainPattern(entry)
        .replace(/[^a-z0-9*]+/g, ' ')
        .trim()
      if (!plain.endsWith('*')) addTo(this.#byPhrase, plain, idea)
      else {
        const words = plain.slice(0, -1)
        addTo(this.#beginnings, words.slice(0, words.lastIndexOf(' ') + 1 + SHARED_LETTERS), { words, idea })
      }
    }
    return idea
  }
}

function addTo<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const known = table.get(key)
  if (known) known.push(value)
  else table.set(key, [value])
}
