import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { emptyWords } from '../empty-words.ts'
import { agreement, type Meaning, type MeaningOf } from '../meaning/meaning.ts'
import type { Exchange, Family } from './family.ts'

export interface Found {
  exchange: Exchange
  /** Names it in the memory of a conversation. */
  id: string
  /** How surely it is what was said, and not another: about 0 to 1.2. */
  sureness: number
}

type Kind = 'asked' | 'told'

interface Known {
  exchange: Exchange
  id: string
  ways: readonly Way[]
}

interface KnownFamily extends Record<Kind, readonly Known[]> {
  /** Of all the words that are said in it. */
  beginnings: ReadonlySet<string>
}

/** One way of saying it. */
interface Way {
  meaning: Meaning
  isDenied: boolean
}

/** Of the nearest ways of saying it, so many agree: one alone may be near by chance. */
const NEAREST = 6
/** « Je suis en sécurité » and « je ne suis pas en sécurité » share all their words but one. */
const SHARE_OF_THE_CONTRARY = 0.9
/** In a longer one something else may be denied. */
const LONGEST_DENIED_WORDS = 12
const denials = new Set(['pas', 'plus', 'jamais', 'rien', 'aucun', 'aucune', 'persone', 'sans'])
const FEWEST_LETTERS_OF_A_SUBJECT = 4
const BEGINNING_LETTERS = 5
const beginningOf = (word: string) => word.slice(0, BEGINNING_LETTERS)
/** What is asked for, whatever it is about. */
const ideas = new Set(
  toPlainPattern(
    'idée idées conseil conseils méthode méthodes truc trucs astuce astuces solution solutions piste pistes aide',
  ).split(' '),
)
/** What comes before all others is surer than what is one of several. */

/** Finds, among what people say of a subject, what a sentence means. */
export class ExchangeFinder {
  readonly #meaningOf: MeaningOf
  readonly #read = new Map<Family, KnownFamily>()

  constructor(meaningOf: MeaningOf) {
    this.#meaningOf = meaningOf
  }

  /** The surest for any of these parts of a message. */
  find(families: readonly Family[], kind: Kind, parts: readonly PlainText[]): Found | null {
    return parts
      .map((part) =>
        this.#nearest(
          families.filter((family) => this.#mayBeOf(family, part)).flatMap((family) => this.knownOf(family)[kind]),
          part,
        ),
      )
      .filter((found) => found !== null)
      .reduce<Found | null>((surest, found) => (surest && surest.sureness >= found.sureness ? surest : found), null)
  }

  /** A family is read when it is first talked about: a hundred of them would take seconds. */
  knownOf(family: Family): KnownFamily {
    const read = this.#read.get(family)
    if (read) return read
    const words = family.exchanges.flatMap(({ asked = [], told = [] }) =>
      [...asked, ...told].flatMap(toSentences).flat(),
    )
    const known = {
      asked: this.#readAll(family, 'asked'),
      told: this.#readAll(family, 'told'),
      beginnings: new Set(words.map(beginningOf)),
    }
    this.#read.set(family, known)
    return known
  }

  /** « Une idée pour occuper la matinée ? », in a talk about a chief: what is asked for names something that nobody says of chiefs. */
  #mayBeOf(family: Family, words: PlainText): boolean {
    if (!words.some((word) => ideas.has(word))) return true
    const named = words.filter(
      (word) => word.length >= FEWEST_LETTERS_OF_A_SUBJECT && !emptyWords.has(word) && !ideas.has(word),
    )
    const known = this.knownOf(family).beginnings
    return named.length === 0 || named.some((word) => known.has(beginningOf(word)))
  }

  #readAll({ id, exchanges }: Family, kind: Kind): Known[] {
    return exchanges.flatMap((exchange, place) => {
      const said = exchange[kind]
      if (!said) return []
      const ways = said.flatMap((text) => this.#wayOf(toSentences(text).flat()) ?? [])
      return [{ exchange, id: `${id} ${place}`, ways }]
    })
  }

  #wayOf(words: PlainText): Way | null {
    const meaning = this.#meaningOf(words)
    return meaning && { meaning, isDenied: words.some((word) => denials.has(word)) }
  }

  #nearest(known: readonly Known[], words: PlainText): Found | null {
    const said = this.#wayOf(words)
    if (!said) return null
    const mayContradict = words.length <= LONGEST_DENIED_WORDS
    let first: { of: Known; nearness: number } | null = null
    let second = 0
    for (const of of known) {
      const nearness = nearnessOf(said, of.ways, mayContradict)
      if (!first || nearness > first.nearness) {
        second = first?.nearness ?? 0
        first = { of, nearness }
      } else second = Math.max(second, nearness)
    }
    if (!first) return null
    const { exchange, id } = first.of
    return { exchange, id, sureness: 2 * first.nearness - second }
  }
}

function nearnessOf(said: Way, ways: readonly Way[], mayContradict: boolean): number {
  const near = ways
    .map(({ meaning, isDenied }) => {
      const isContrary = mayContradict && isDenied !== said.isDenied
      return agreement(said.meaning, meaning) * (isContrary ? SHARE_OF_THE_CONTRARY : 1)
    })
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST)
  return near.reduce((sum, one) => sum + one, 0) / Math.max(1, near.length)
}
