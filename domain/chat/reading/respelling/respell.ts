import { START, surpriseOf } from './vocabulary.ts'
import {
  isSpeltRight,
  isSurelyTexting,
  isTextingLetter,
  type Way,
  waysOfRight,
  waysToRead,
  withOnesRead,
} from './ways-to-read.ts'
import { wordsIn } from './words.ts'

/**
 * Spelling correction of texting: « jve pa kel le sache » → « je veux pas qu'elle le sache ». Correct stretches are
 * unchanged, and so is an unknown word in a well-written message. Among all readings, the word sequence with the best
 * bigram score wins. Lower case, straight apostrophes.
 */
export function respelt(message: string): string {
  const read = withOnesRead(message)
  if (isGibberish(read)) return read
  const isCareful = isWrittenWithCare(read)
  return read.replace(STRETCH, (stretch) => {
    const typed = wordsIn(stretch)
    const isRight = (isCareful || typed.every(isLeft)) && !CONFUSED_ENDING.test(stretch)
    return isRight || LETTER_BY_LETTER.test(stretch) ? stretch : bestReading(typed)
  })
}

/** Too many different unknown words: not French, and correcting them would take a second. */
function isGibberish(message: string): boolean {
  const typed = new Set(wordsIn(message))
  if (typed.size <= MOST_UNKNOWN) return false
  let unknown = 0
  for (const word of typed) if (!isLeft(word)) unknown += 1
  return unknown > MOST_UNKNOWN
}

const MOST_UNKNOWN = 60

/** No texting and hardly an unknown word. Without accents or apostrophes it needs more words to decide. */
function isWrittenWithCare(message: string): boolean {
  const typed = wordsIn(message)
  if (typed.length < FEWEST_PLAIN_WORDS && !ACCENT_OR_APOSTROPHE.test(message)) return false
  const unknown = typed.filter((word) => !isLeft(word))
  return unknown.length * WORDS_FOR_ONE_UNKNOWN <= typed.length && !unknown.some(isSurelyTexting)
}

const ACCENT_OR_APOSTROPHE = /[à-ÿœ']/
const FEWEST_PLAIN_WORDS = 6
const WORDS_FOR_ONE_UNKNOWN = 5

/** Words up to the next punctuation, sign or digit. */
const STRETCH =
  /(?<![a-zA-ZÀ-ÿœŒ0-9@*_+])[a-zà-öø-ÿœæ]+(?:(?:' ?| +)[a-zà-öø-ÿœæ]+)*'?(?![a-zA-ZÀ-ÿœŒ0-9*_@$€+]|[.-][a-z])/g
/** Spelled-out letters, or English. */
const LETTER_BY_LETTER = /(?<![a-zà-ÿ'])[a-z] [a-z] [a-z](?![a-zà-ÿ'])|n't(?![a-z])/
/** Correct words with a wrong ending: « j'ai avaler », « je vais tiré », « il ma frappé ». */
const CONFUSED_ENDING =
  /(?<![a-zà-ÿ])(?:(?:ai|as|ont|avons|avez|avais|avait|été|ete|[mtls]'a|(?:il|elle|on) a|s'est|suis) [a-zà-ÿ]+er|(?:vais|va|veux|veut|peux|peut|dois|doit|faut|pour|(?:de|à|a) [mts]e) [a-zà-ÿ]+é|(?:il|elle|on|qui) [mt]a|[mt]a (?:[a-zà-ÿ]+é|dit|fait|mis|pris|vu|battu|rendu|promis)|[mts]a mer|mon per)(?![a-zà-ÿ'])/

/** Handled later: « une ts » by its context, and English words. */
const LEFT_AS_THEY_ARE = new Set(
  (
    'ts i im ill want wanna wana to die dying kill killing myself self harm end it my life live be alive anymore do not dont don ' +
    'gonna going about jump am will day dream dreams of the you me is and for this that so help love just feel feeling good bad ' +
    'dead game over check list top hard mood cringe bad trip why reasons'
  ).split(' '),
)

function isLeft(word: string): boolean {
  return isKept(word) || isSpeltRight(word)
}

/** Maximum length of joined words: longer ones are not words, and would take seconds to split. */
const LONGEST_WORD = 24

function isKept(word: string): boolean {
  return (
    word.length > LONGEST_WORD ||
    word.endsWith("'") ||
    LEFT_AS_THEY_ARE.has(word) ||
    // A single letter is texting only when it stands for a word: « c », « g », « é ».
    (word.length === 1 && !isTextingLetter(word))
  )
}

/** Path of readings so far, linked from the last word back. */
interface Path {
  word: string
  before: Path | null
  surprise: number
}

const NOTHING_READ: Path = { word: START, before: null, surprise: 0 }
const MOST_PATHS = 5

function bestReading(typed: readonly string[]): string {
  let paths: readonly Path[] = [NOTHING_READ]
  for (const [at, word] of typed.entries()) {
    const ways = waysOf(word, typed[at - 1])
    const longer: Path[] = []
    for (const path of paths) for (const way of ways) longer.push(extended(path, way))
    paths = longer.toSorted((a, b) => a.surprise - b.surprise).slice(0, MOST_PATHS)
  }
  return joined(wordsOf(paths[0] ?? NOTHING_READ))
}

/** « De secouer », « vais partir »: after these an infinitive in -er is correct. */
const BEFORE_AN_INFINITIVE = new Set(
  "de d' pour sans à vais vas va vont veux veut peux peut dois doit faut pouvoir vouloir faire laisser sais sait ose".split(
    ' ',
  ),
)

function waysOf(word: string, before = ''): readonly Way[] {
  const isInfinitive = word.endsWith('er') && BEFORE_AN_INFINITIVE.has(before) && isSpeltRight(word)
  if (isInfinitive || isKept(word)) return [{ words: [word], cost: 0 }]
  return isSpeltRight(word) ? waysOfRight(word) : [...waysToRead(word), { words: [word], cost: 0 }]
}

function extended(path: Path, { words, cost }: Way): Path {
  let [end, surprise] = [path, path.surprise + cost]
  for (const word of words) {
    surprise += surpriseOf(end.word, word)
    end = { word, before: end, surprise }
  }
  return end
}

function wordsOf(end: Path): string[] {
  const words: string[] = []
  for (let path: Path | null = end; path?.before; path = path.before) words.unshift(path.word)
  return words
}

function joined(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/(?<![a-zà-ÿœ])(j|d|qu|n|m|t|s)e (?=[aeiouàâéèêîô])/g, "$1'")
    .replaceAll("' ", "'")
}
