import { type PlainText, toPlainPattern } from '../../detector/normalise.ts'
import { emptyWords } from '../empty-words.ts'
import { agreement, type Meaning, type MeaningReader } from '../meaning/meaning.ts'
import { beginningOf, plainWords } from '../words-shared.ts'
import type { Exchange, Family } from './family.ts'

export interface Found {
  exchange: Exchange
  family: string
  /** Names it in the memory of a conversation. */
  id: string
  /** How surely it is what was said, and not another: about 0 to 1.2. */
  sureness: number
}

type Kind = 'asked' | 'told'

interface Known {
  exchange: Exchange
  family: string
  id: string
  /** Of all ways of saying it together. */
  meaning: Meaning
  /** How many of these deny something, from 0 to 1. */
  denied: number
}

/** « Je suis en sécurité » and « je ne suis pas en sécurité » share all their words but one. */
const LOST_BY_THE_CONTRARY = 0.1
/** In a longer one something else may be denied. */
const LONGEST_DENIED_WORDS = 12
const denials = new Set(['pas', 'plus', 'jamais', 'rien', 'aucun', 'aucune', 'persone', 'sans'])
const DENIAL = /(?<!\p{L})(?:pas|plus|jamais|rien|aucune?|personne|sans)(?!\p{L})/iu

const FEWEST_LETTERS_OF_A_SUBJECT = 4
/** What is asked for, whatever it is about. */
const ideas = new Set(
  toPlainPattern(
    'idée idées conseil conseils méthode méthodes truc trucs astuce astuces solution solutions piste pistes aide',
  ).split(' '),
)

/** Finds, among what people say of a subject, what a sentence means. */
export class ExchangeFinder {
  readonly #reader: MeaningReader
  readonly #known = new Map<Family, Readonly<Record<Kind, readonly Known[]>>>()
  readonly #beginnings = new Map<Family, ReadonlySet<string>>()

  constructor(reader: MeaningReader) {
    this.#reader = reader
  }

  /** The surest for any of these parts of a message. */
  find(families: readonly Family[], kind: Kind, parts: readonly PlainText[]): Found | null {
    return parts
      .map((part) => {
        const ofPart = families.filter((family) => this.#mayBeOf(family, part))
        return this.#nearest(
          ofPart.flatMap((family) => this.#knownOf(family)[kind]),
          part,
        )
      })
      .filter((found) => found !== null)
      .reduce<Found | null>((surest, found) => (surest && surest.sureness >= found.sureness ? surest : found), null)
  }

  #knownOf(family: Family): Readonly<Record<Kind, readonly Known[]>> {
    const known = this.#known.get(family) ?? {
      asked: this.#readAll(family, 'asked'),
      told: this.#readAll(family, 'told'),
    }
    this.#known.set(family, known)
    return known
  }

  #readAll({ id, exchanges }: Family, kind: Kind): Known[] {
    return exchanges.flatMap((exchange, place) => {
      const said = exchange[kind]
      if (!said) return []
      const denied = said.filter((text) => DENIAL.test(text)).length / said.length
      return [{ exchange, family: id, id: `${id} ${place}`, meaning: this.#reader.together(said), denied }]
    })
  }

  /** « Une idée pour occuper la matinée ? », in a talk about a chief: what is asked for names something that nobody says of chiefs. */
  #mayBeOf(family: Family, words: PlainText): boolean {
    if (!words.some((word) => ideas.has(word))) return true
    const named = words.filter(
      (word) => word.length >= FEWEST_LETTERS_OF_A_SUBJECT && !emptyWords.has(word) && !ideas.has(word),
    )
    return named.length === 0 || named.some((word) => this.#beginningsOf(family).has(beginningOf(word)))
  }

  #beginningsOf(family: Family): ReadonlySet<string> {
    const known = this.#beginnings.get(family) ?? new Set(family.exchanges.flatMap(wordsOf).map(beginningOf))
    this.#beginnings.set(family, known)
    return known
  }

  #nearest(known: readonly Known[], words: PlainText): Found | null {
    const meaning = this.#reader.meaningOf(words)
    if (!meaning) return null
    const isDenied = words.some((word) => denials.has(word))
    const lost = words.length <= LONGEST_DENIED_WORDS ? LOST_BY_THE_CONTRARY : 0
    let first: { of: Known; nearness: number } | null = null
    let second = 0
    for (const of of known) {
      const contrary = isDenied ? 1 - of.denied : of.denied
      const nearness = agreement(meaning, of.meaning) * (1 - lost * contrary)
      if (!first || nearness > first.nearness) {
        second = first?.nearness ?? 0
        first = { of, nearness }
      } else second = Math.max(second, nearness)
    }
    if (!first) return null
    const { exchange, family, id } = first.of
    // What comes before all others is surer than what is one of several.
    return { exchange, family, id, sureness: 2 * first.nearness - second }
  }
}

function wordsOf({ asked = [], told = [] }: Exchange): string[] {
  return [...asked, ...told].flatMap(plainWords)
}
