import { type PlainText, toSentences } from '../detector/normalise.ts'
import { clausesOf, clausesOfOneself, isOfAnother, SENTENCE_END } from './clauses.ts'
import type { Sayable } from './likeness.ts'
import type { MeaningReader } from './meaning/meaning.ts'
import { nearnessTo } from './meaning/nearness.ts'
import { type Resemblances, resemblancesTo } from './resemblance.ts'
import { type Read, signsAmong } from './sign.ts'
import type { Situation } from './situations/situation.ts'
import type { Idea, IdeaReader } from './thesaurus.ts'

/** A situation that a message may tell. */
export interface Likely {
  situation: Situation
  /** Of the signs it was found by; 0 when it has none, and is only sounded like. */
  rarity: number
  weight: number
}

export interface Told {
  /** The likeliest first. */
  likely: readonly Likely[]
  /** More likely than any of these. */
  isMoreThan: (weight: number, others: readonly Situation[]) => boolean
  meant: () => Meant
}

/** What the words mean as a whole, whatever signs they hold. */
export interface Meant {
  nearest: Situation | null
  /** Of the nearest, and by how much it is nearer than the next. */
  nearness: number
  lead: number
  nearnessOf: (situation: Situation) => number
}

/** A sign was thought of by somebody; words alone are only alike. */
const SHARE_OF_SIGNS = 2
/** Of these it is asked who lives them. */
const LIKELY = 12

/** Tells situations apart by their signs and by what a message sounds like. */
export async function situationTeller(situations: readonly Situation[], reader: IdeaReader, meanings: MeaningReader) {
  const people = [reader.named('autrui'), reader.named('prénom')]
  const isOther = (clause: PlainText) =>
    isOfAnother(clause, (words) => {
      const ideas = reader.ideasOf(words)
      return people.some((idea) => ideas.has(idea))
    })
  const ofOneself = new Map<Sayable, boolean>()
  /** None of its examples tells anything of somebody else. */
  const isOfOneself = (entry: Sayable) => {
    const known =
      ofOneself.get(entry) ??
      !entry.said.some((text) => toSentences(text).some((sentence) => clausesOf(sentence).some(isOther)))
    ofOneself.set(entry, known)
    return known
  }
  const places = new Map(situations.map((situation, place) => [situation, place]))
  // Before the signs, whose words are ideas of their own to be told apart from those that are named.
  const resemblances = await resemblancesTo(situations, (words) =>
    [...reader.ideasOf(words)].filter((idea) => reader.isNamed(idea)),
  )
  const nearnesses = await nearnessTo(situations, meanings)
  const signsIn = await signsAmong(situations, reader, isOfOneself)
  const ownWords = (words: PlainText) => clausesOfOneself(words, isOther)

  function read(words: PlainText): Read {
    const ideas = reader.ideasOf(withoutCommas(words))
    const own = ownWords(words)
    return { ideas, own: own.length === clausesOf(words).length ? ideas : reader.ideasOf(own.flat()) }
  }

  /** @param parts in which a sign may be found, of all these words */
  function toldIn(parts: readonly Read[], words: PlainText): Told {
    const rarities = signsIn(parts)
    const all = resemblances(withoutCommas(words))
    const clauses = ownWords(words)
    const own = clauses.length === clausesOf(words).length ? all : resemblances(clauses.flat())
    const weighed = (situation: Situation, alike: Resemblances): Likely => {
      const rarity = rarities.get(situation) ?? 0
      return { situation, rarity, weight: (alike[places.get(situation) ?? -1] ?? 0) + SHARE_OF_SIGNS * rarity }
    }
    const weights = all.slice()
    for (const [situation, rarity] of rarities) {
      const place = places.get(situation) ?? -1
      weights[place] = (weights[place] ?? 0) + SHARE_OF_SIGNS * rarity
    }
    return {
      likely: heaviest(weights)
        .flatMap((place) => situations[place] ?? [])
        .map((situation) => weighed(situation, own !== all && isOfOneself(situation) ? own : all))
        .toSorted((a, b) => b.weight - a.weight),
      isMoreThan: (weight, others) => others.every((other) => weight > weighed(other, all).weight),
      meant: once(() => meantBy(words)),
    }
  }

  function meantBy(words: PlainText): Meant {
    const all = nearnesses(withoutCommas(words))
    const clauses = ownWords(words)
    const own = clauses.length === clausesOf(words).length ? all : nearnesses(clauses.flat())
    const nearnessOf = (situation: Situation) =>
      (own !== all && isOfOneself(situation) ? own : all)[places.get(situation) ?? -1] ?? 0
    const [first, second] = heaviest(all)
      .flatMap((place) => situations[place] ?? [])
      .map((situation) => ({ situation, nearness: nearnessOf(situation) }))
      .toSorted((a, b) => b.nearness - a.nearness)
    const nearness = first?.nearness ?? 0
    return { nearest: first?.situation ?? null, nearness, lead: nearness - (second?.nearness ?? 0), nearnessOf }
  }

  /** Of what people live through, and not of who they are. */
  const tells = (idea: Idea) => reader.isNamed(idea) && !people.includes(idea)

  return { read, toldIn, isOfOneself, tells }
}

/** The places of the greatest weights, the greatest first; of two alike, the first. Hundreds are not sorted for a few. */
function heaviest(weights: Float64Array | Float32Array): number[] {
  const places: number[] = []
  let least = -Infinity
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] ?? 0
    if (places.length === LIKELY && weight <= least) continue
    const before = places.findIndex((other) => weight > (weights[other] ?? 0))
    places.splice(before < 0 ? places.length : before, 0, place)
    places.length = Math.min(places.length, LIKELY)
    least = weights[places.at(-1) ?? 0] ?? 0
  }
  return places
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => {
    made ??= make()
    return made
  }
}

export function withoutCommas(words: PlainText): PlainText {
  return words.filter((word) => word !== ',' && word !== SENTENCE_END)
}
