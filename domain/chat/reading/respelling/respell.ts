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
 * Texting in right French: « jve pa kel le sache » → « je veux pas qu'elle le sache ». Where every word up to the next stop is
 * spelt right, nothing is changed, nor where a message that is well written holds a word that we do not know. Of all the ways to
 * read what is not, the one whose words follow each other best is taken. Lower case, straight apostrophes.
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

/**
 * The same of a message as it was typed, for whoever says its words back: what is spelt right keeps its capitals, names and
 * whatever is written in capitals alone are left as they are.
 */
export function inRightFrench(message: string): string {
  const typed = message.replace(/[’‘ʼ`´]/gu, "'").replace(FIRST_CAPITAL, (start) => start.toLowerCase())
  const right = respelt(typed)
  return right === typed ? message : right.replaceAll("'", '’')
}

/** Of a sentence, unless it is a name or a word in capitals. */
const FIRST_CAPITAL = /(?<=^|[.!?…\n]\s*)\p{Lu}(?=\p{Ll}*(?:\s|'|$))/gu

/** So many different words that nobody knows are no French, and would take a second to be tried. */
function isGibberish(message: string): boolean {
  const typed = new Set(wordsIn(message))
  if (typed.size <= MOST_UNKNOWN) return false
  let unknown = 0
  for (const word of typed) if (!isLeft(word)) unknown += 1
  return unknown > MOST_UNKNOWN
}

const MOST_UNKNOWN = 60

/** Nothing of texting, and hardly a word that is not known. Without accents or apostrophes it takes more words to tell. */
function isWrittenWithCare(message: string): boolean {
  const typed = wordsIn(message)
  if (typed.length < FEWEST_PLAIN_WORDS && !ACCENT_OR_APOSTROPHE.test(message)) return false
  const unknown = typed.filter((word) => !isLeft(word))
  return unknown.length * WORDS_FOR_ONE_UNKNOWN <= typed.length && !unknown.some(isSurelyTexting)
}

const ACCENT_OR_APOSTROPHE = /[à-ÿœ']/
const FEWEST_PLAIN_WORDS = 6
const WORDS_FOR_ONE_UNKNOWN = 5

/** Words up to the next stop, sign or digit. */
const STRETCH =
  /(?<![a-zA-ZÀ-ÿœŒ0-9@*_+])[a-zà-öø-ÿœæ]+(?:(?:' ?| +)[a-zà-öø-ÿœæ]+)*'?(?![a-zA-ZÀ-ÿœŒ0-9*_@$€+]|[.-][a-z])/g
/** Or English. */
const LETTER_BY_LETTER = /(?<![a-zà-ÿ'])[a-z] [a-z] [a-z](?![a-zà-ÿ'])|n't(?![a-z])/
/** Words that are all right, and do not go together: « j'ai avaler », « je vais tiré », « il ma frappé ». */
const CONFUSED_ENDING =
  /(?<![a-zà-ÿ])(?:(?:ai|as|ont|avons|avez|avais|avait|été|ete|[mtls]'a|(?:il|elle|on) a|s'est|suis) [a-zà-ÿ]+er|(?:vais|va|veux|veut|peux|peut|dois|doit|faut|pour|(?:de|à|a) [mts]e) [a-zà-ÿ]+é|(?:il|elle|on|qui) [mt]a|[mt]a (?:[a-zà-ÿ]+é|dit|fait|mis|pris|vu|battu|rendu|promis)|[mts]a mer|mon per)(?![a-zà-ÿ'])/

/** Read later: « une ts » by the words around it, and what is said in English. */
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

/** A letter alone is texting only where it stands for a word: « c », « g », « é ». */
/** Nobody glues more letters together: what is longer is no word, and would take seconds to be tried as several. */
const LONGEST_WORD = 24

function isKept(word: string): boolean {
  return (
    word.length > LONGEST_WORD ||
    word.endsWith("'") ||
    LEFT_AS_THEY_ARE.has(word) ||
    (word.length === 1 && !isTextingLetter(word))
  )
}

/** A way through the words so far, from the last one back. */
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

/** « De secouer », « vais partir »: after these an ending in -er is what it is. */
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
