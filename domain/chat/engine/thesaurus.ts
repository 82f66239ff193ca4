import { type PlainText, toPlainPattern } from '../detector/normalise.ts'
import { rememberingWords } from '../detector/word-memory.ts'
import { inTurns } from './in-turns.ts'

/**
 * Words and phrases that stand for one idea: « chef patron* n+1 ». A star stands for any ending, hyphens join the words of
 * a phrase.
 */
export type Thesaurus = Readonly<Record<string, string>>

/** An idea is known by its number. */
export type Idea = number

/** « Je n'ai plus », which most people write « j'ai plus »; « né » is written the same. */
const UNSAID = 'ne'
const subjects = new Set([
  'je',
  'tu',
  'il',
  'ele',
  'on',
  'nous',
  'vous',
  'ils',
  'eles',
  'ce',
  'ca',
  'qui',
  'persone',
  'rien',
])
/** Of the words of a phrase. */
const LONGEST_PHRASE = 7
/** Beginnings that share these letters are looked through together. */
const SHARED_LETTERS = 3

/** Reads which ideas are in a sentence. Ideas may be added as long as it is asked for more. */
export class IdeaReader {
  readonly #names = new Map<string, Idea>()
  readonly #named: number
  readonly #thesaurus: Thesaurus
  readonly #byPhrase = new Map<string, Idea[]>()
  #ofOneWord = rememberingWords((word) => this.#ofPhrase('', word))
  /** The words with which longer phrases begin. */
  readonly #begun = new Set<string>()
  /** By the words before the last and the first letters of it. */
  readonly #beginnings = new Map<string, { words: string; idea: Idea }[]>()

  static async of(thesaurus: Thesaurus): Promise<IdeaReader> {
    const reader = new IdeaReader(thesaurus)
    await inTurns(Object.entries(thesaurus), ([name, words]) => reader.#learn(name, words.split(/\s+/)))
    return reader
  }

  private constructor(thesaurus: Thesaurus) {
    this.#named = Object.keys(thesaurus).length
    this.#thesaurus = thesaurus
  }

  named(name: string): Idea {
    const idea = this.#names.get(name)
    if (idea === undefined) throw new Error(`No such idea: ${name}`)
    return idea
  }

  /** Words of their own make an idea, and so do several ideas: « fouill*|lu », « {partenaire}|{prénom} ». */
  ofWords(words: string): Idea {
    const name = `words: ${words}`
    return (
      this.#names.get(name) ??
      this.#learn(
        name,
        words.split('|').flatMap((word) => this.#entriesOf(word)),
      )
    )
  }

  #entriesOf(word: string): string[] {
    const name = /^\{(.+)\}$/.exec(word)?.[1]
    if (name === undefined) return [word]
    this.named(name)
    return this.#thesaurus[name]?.split(/\s+/) ?? []
  }

  /** Named in the thesaurus, and so more than the words of one sign. */
  isNamed(idea: Idea): boolean {
    return idea < this.#named
  }

  ideasOf(said: PlainText): Set<Idea> {
    const found = new Set<Idea>()
    const words = withoutUnsaid(said)
    words.forEach((word, at) => {
      for (const idea of this.#ofOneWord(word)) found.add(idea)
      let before = `${word} `
      for (let next = at + 1; next < at + LONGEST_PHRASE && this.#begun.has(before); next++) {
        const last = words[next]
        if (last === undefined) break
        for (const idea of this.#ofPhrase(before, last)) found.add(idea)
        before += `${last} `
      }
    })
    return found
  }

  #ofPhrase(before: string, last: string): Idea[] {
    const phrase = before + last
    const found = [...(this.#byPhrase.get(phrase) ?? [])]
    for (let letters = 1; letters <= SHARED_LETTERS && letters <= last.length; letters++)
      for (const { words, idea } of this.#beginnings.get(before + last.slice(0, letters)) ?? [])
        if (phrase.startsWith(words)) found.push(idea)
    return found
  }

  #learn(name: string, entries: readonly string[]): Idea {
    const idea = this.#names.get(name) ?? this.#names.size
    this.#ofOneWord = rememberingWords((word) => this.#ofPhrase('', word))
    this.#names.set(name, idea)
    for (const entry of entries) {
      const words = toPlainPattern(entry)
        .replace(/[^a-z0-9*]+/g, ' ')
        .trim()
        .split(' ')
      const plain = withoutUnsaid(words).join(' ')
      for (let end = plain.indexOf(' '); end > 0; end = plain.indexOf(' ', end + 1))
        this.#begun.add(plain.slice(0, end + 1))
      if (!plain.endsWith('*')) addTo(this.#byPhrase, plain, idea)
      else {
        const begun = plain.slice(0, -1)
        addTo(this.#beginnings, begun.slice(0, begun.lastIndexOf(' ') + 1 + SHARED_LETTERS), { words: begun, idea })
      }
    }
    return idea
  }
}

function withoutUnsaid(words: PlainText): PlainText {
  return words.filter((word, at) => word !== UNSAID || !subjects.has(words[at - 1] ?? ''))
}

function addTo<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const known = table.get(key)
  if (known) known.push(value)
  else table.set(key, [value])
}
