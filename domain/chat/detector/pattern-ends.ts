import type { PlainText } from './normalise.ts'
import type { Choice, Pattern } from './pattern.ts'

/**
 * Where a pattern that starts at this place of the sentence may end, each end once and in the order it is written in.
 * Patterns are read word by word, not as regular expressions: every gap is bounded, and no place is tried twice for the
 * same part, so that no text can make the reading slow.
 */
export type Ends = (sentence: PlainText, at: number) => readonly number[]

const NOWHERE: readonly number[] = []
/** Most patterns that end somewhere end in one place: these lists are made once. */
const onlyPlaces = Array.from({ length: 100 }, (_, at): readonly number[] => [at])
const only = (at: number) => onlyPlaces[at] ?? [at]

export function endsOf(pattern: Pattern): Ends {
  switch (pattern.kind) {
    case 'word':
      return endsOfWord(pattern.word)
    case 'prefix':
      return endsOfBeginning(pattern.prefix)
    case 'start':
      return atStart
    case 'end':
      return atEnd
    case 'gap':
      return endsOfGap(pattern.most)
    case 'sequence':
      return inTurn(pattern.parts.map(endsOf))
    default:
      return choiceEnds(pattern)
  }
}

const atStart: Ends = (_, at) => (at === 0 ? only(at) : NOWHERE)
const atEnd: Ends = (sentence, at) => (at === sentence.length ? only(at) : NOWHERE)
const endsOfWord = madeOnce(
  (word: string): Ends =>
    (sentence, at) =>
      sentence[at] === word ? only(at + 1) : NOWHERE,
)
const endsOfBeginning = madeOnce(
  (beginning: string): Ends =>
    (sentence, at) =>
      sentence[at]?.startsWith(beginning) ? only(at + 1) : NOWHERE,
)
const endsOfGap = madeOnce(
  (most: number): Ends =>
    (sentence, at) =>
      Array.from({ length: Math.min(most, sentence.length - at) + 1 }, (_, n) => at + n),
)

/** The same words stand in thousands of patterns: what is made of one serves them all, in a tenth of the memory. */
function madeOnce<Part>(make: (part: Part) => Ends): (part: Part) => Ends {
  const made = new Map<Part, Ends>()
  return (part) => {
    const known = made.get(part)
    if (known) return known
    const ends = make(part)
    made.set(part, ends)
    return ends
  }
}

function inTurn(parts: readonly Ends[]): Ends {
  return (sentence, at) => {
    let places = only(at)
    for (const part of parts) {
      places = endsFrom(places, part, sentence)
      if (places.length === 0) return NOWHERE
    }
    return places
  }
}

function endsFrom(places: readonly number[], part: Ends, sentence: PlainText): readonly number[] {
  const [first = 0] = places
  if (places.length === 1) return part(sentence, first)
  let ends = NOWHERE
  for (const place of places) ends = together(ends, part(sentence, place))
  return ends
}

function together(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others
  if (others.length === 0) return some
  const added = others.filter((end) => !some.includes(end))
  return added.length === 0 ? some : [...some, ...added]
}

const endsOfFamilies = new WeakMap<Choice, Ends>()

function choiceEnds(choice: Choice): Ends {
  const known = endsOfFamilies.get(choice)
  if (known) return known
  const ends = oneOf(choice.options)
  if (choice.isFamily) endsOfFamilies.set(choice, ends)
  return ends
}

/** Of a family of a hundred entries, only those that begin with the word at this place are tried; single words before longer turns. */
function oneOf(options: readonly Pattern[]): Ends {
  const wordsFirst = options.toSorted((a, b) => Number(b.kind === 'word') - Number(a.kind === 'word'))
  const byFirstWord = new Map<string, Ends[]>()
  const others: Ends[] = []
  for (const [word, led] of Map.groupBy(wordsFirst, firstWordOf)) {
    if (word === undefined) others.push(...led.map(endsOf))
    else byFirstWord.set(word, led.map(endsOf))
  }
  return (sentence, at) => {
    let ends = NOWHERE
    for (const option of byFirstWord.get(sentence[at] ?? '') ?? []) ends = together(ends, option(sentence, at))
    for (const option of others) ends = together(ends, option(sentence, at))
    return ends
  }
}

/** The word that every match begins with, if there is one. */
export function firstWordOf(pattern: Pattern): string | undefined {
  const first = pattern.kind === 'sequence' ? pattern.parts[0] : pattern
  return first?.kind === 'word' ? first.word : undefined
}
