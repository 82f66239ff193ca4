import { lettersApart } from '../letters-apart.ts'
import { grammarSpellings } from '../spellings/grammar-words.ts'
import { spellings } from '../spellings.ts'
import { rememberingWords } from '../word-memory.ts'
import { byEar } from './by-ear.ts'
import { withLettersSwapped, withOneLetterMended } from './slips.ts'
import { soundOf, soundsMeant } from './sound.ts'
import { commonestSpelt, rarityOf, wordsSounding, wordsSoundingBarely, wordsSpelt } from './vocabulary.ts'
import { foldAccents, wordsIn } from './words.ts'

/** A candidate reading: correct words, and their distance from the typed text in tenths of a bit. */
export interface Way {
  words: readonly string[]
  cost: number
}

/** Cost of each kind of error: the less likely the error, the higher. */
const costs = {
  listed: 8,
  listedLater: 20,
  sameSound: 20,
  nearlySameSound: 50,
  swapped: 40,
  slip: 75,
  /** Per differing letter. */
  letter: 6,
  glued: 25,
  /** For a correctly spelt word that may be meant as typed. */
  listedOfRight: 30,
  sameSoundOfRight: 30,
}

/** Candidate readings of a texted word; empty if there is none. */
export const waysToRead = rememberingWords((typed: string): readonly Way[] => {
  const heard = heardWays(typed)
  if (heard) return heard.map(listedInOrder)
  const listed = listedWay(typed)
  if (listed) return [listed]
  return cheapest([...singleWords(typed), ...gluedWords(typed)])
})

/** Candidate readings of a correctly spelt word: itself, and homophones as in « il ma di sa », « jvai tiré ». */
export const waysOfRight = rememberingWords((typed: string): readonly Way[] => {
  const spelt = wordsSpelt(typed)
  const itself = (spelt.length > 0 ? spelt : [typed]).map((word) => ({ words: [word], cost: 0 }))
  const heard = heardWays(typed)?.filter(
    (words) => words.length > 1 || !itself.some((way) => way.words[0] === words[0]),
  )
  if (heard) return [...itself, ...heard.map((words) => ({ words, cost: costs.listedOfRight }))]
  const mayBe = (word: string) => ENDS_BY_EAR.test(typed) || differsAtTheEnd(foldAccents(typed), foldAccents(word))
  const others = wordsSounding(soundOf(typed)).filter(
    (word) => !itself.some((way) => way.words[0] === word) && mayBe(word),
  )
  return [...itself, ...others.map((word) => ({ words: [word], cost: costs.sameSoundOfRight }))]
})

/** Endings that texting confuses with their homophones. */
const ENDS_BY_EAR = /.{2}(?:é|er)$/

/** « Aucune sorti », « mon travaille »: differs only by silent letters at the end. */
function differsAtTheEnd(typed: string, word: string): boolean {
  return word.startsWith(typed) || (word.length >= SHORTEST_CUT && typed.startsWith(word))
}

const SHORTEST_CUT = 5
const MOST_WAYS = 8

/** Spellings that careful writers never use. */
export function isSurelyTexting(typed: string): boolean {
  if (SELDOM_FRENCH.test(typed)) return true
  if (isSpeltRight(typed)) return false
  return isListedSmallWord(typed) || isSpeltRight(WITHOUT_ITS_APOSTROPHE.exec(typed)?.[1] ?? '')
}

/** « Jsuis », « kan ». */
const SELDOM_FRENCH = /^j[bcdfgklmnpqrstvz]|k/
/** « Lété », « mavait », « dy », « quil ». */
const WITHOUT_ITS_APOSTROPHE = /^(?:[jmtsldn]|qu)([aeiouyéèêàh].*)$/

function isListedSmallWord(typed: string): boolean {
  return Object.hasOwn(byEar, typed) || Object.hasOwn(grammarSpellings, foldAccents(typed))
}

export const isSpeltRight = rememberingWords(
  (typed: string): boolean => wordsSpelt(typed).length > 0 || isFormOfKnown(typed),
)

/** « Utilisait », « sélections »: inflection of a known word, with an ending never written by ear. */
function isFormOfKnown(typed: string): boolean {
  if (typed.length < SHORTEST_FORM) return false
  const stem = VERB_FORM.exec(typed)?.[1]
  return (
    (stem !== undefined && wordsSpelt(`${stem}er`).length > 0) ||
    (typed.endsWith('s') && wordsSpelt(typed.slice(0, -1)).length > 0)
  )
}

const SHORTEST_FORM = 8
const VERB_FORM = /^(.{3,}?)(?:ai[st]|aient|er(?:ai[st]?|as?|ons|ez|ont|aient)|i?ons|iez|ant)$/

/** True if a single letter stands for a word. */
export function isTextingLetter(letter: string): boolean {
  return !isSpeltRight(letter) && Object.hasOwn(byEar, letter)
}

function heardWays(typed: string): string[][] | null {
  const written = Object.hasOwn(byEar, typed) ? byEar[typed] : undefined
  return written?.split(' | ').map(wordsIn) ?? null
}

/** Listed by frequency: later ones cost more. */
function listedInOrder(words: readonly string[], at: number): Way {
  return { words, cost: costs.listed + costs.listedLater * at }
}

/** Listed spellings have a single reading. */
function listedWay(typed: string): Way | null {
  const letters = foldAccents(typed)
  const plain = Object.hasOwn(spellings, letters) ? spellings[letters] : undefined
  return plain === undefined
    ? null
    : { words: wordsIn(plain.split(' ').map(withAccents).join(' ').replaceAll("' ", "'")), cost: 0 }
}

/** Restores accents and elided pronouns, which the lists leave out. */
function withAccents(plain: string): string {
  return /^(?:[cdjlmnst]|qu)$/.test(plain) ? `${plain}'` : commonestSpelt(plain)
}

/** The cheapest candidates: close to the typed text, and made of frequent words. */
function cheapest(ways: readonly Way[]): readonly Way[] {
  if (ways.length <= MOST_WAYS) return ways
  const weighed = ways.map((way) => ({ way, weight: way.words.reduce((sum, word) => sum + rarityOf(word), way.cost) }))
  return weighed
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, MOST_WAYS)
    .map(({ way }) => way)
}

function singleWords(typed: string): Way[] {
  const found = new Map<string, number>()
  const note = (word: string, cost: number) => {
    const whole = cost + lettersApart(foldAccents(typed), foldAccents(word)) * costs.letter
    if (whole < (found.get(word) ?? Number.POSITIVE_INFINITY)) found.set(word, whole)
  }
  const sounds = soundsMeant(typed)
  for (const sound of sounds) for (const word of wordsSounding(sound)) note(word, costs.sameSound)
  if (typed.length >= SHORTEST_NEARLY)
    for (const sound of sounds) for (const word of wordsSoundingBarely(sound)) note(word, costs.nearlySameSound)
  if (typed.length >= SHORTEST_SWAPPED)
    for (const word of withLettersSwapped(foldAccents(typed)).flatMap(wordsSpelt)) note(word, costs.swapped)
  if (typed.length >= SHORTEST_SLIP)
    for (const word of [...withOneLetterMended(foldAccents(typed))].flatMap(wordsSpelt))
      if (!typed.endsWith('é') || word.endsWith('é')) note(word, costs.slip)
  return [...found].map(([word, cost]) => ({ words: [word], cost }))
}

const SHORTEST_NEARLY = 3
const SHORTEST_SWAPPED = 3
const SHORTEST_SLIP = 6

/** Prefixes typed without apostrophe or space, with their full form before a vowel and before a consonant. */
const GLUED: readonly (readonly [string, string, string])[] = [
  ['j', "j'", 'je'],
  ['m', "m'", 'me'],
  ['t', "t'", 'te'],
  ['s', "s'", 'se'],
  ['s', '', 'ce'],
  ['l', "l'", 'le'],
  ['d', "d'", 'de'],
  ['n', "n'", 'ne'],
  ['c', "c'", "c'est"],
  ['qu', "qu'", 'que'],
  ['k', "qu'", 'que'],
  ['g', "j'ai", "j'ai"],
  ['jl', "j'ai l'", "j'ai le"],
  ['y', 'y', 'y'],
  ['ya', 'il y a', 'il y a'],
  ['je', '', 'je'],
  ['tu', '', 'tu'],
  ['il', '', 'il'],
  ['on', '', 'on'],
  ['ke', '', 'que'],
  ['sa', 'ça', 'ça'],
]
const VOWEL = /^[aeiouyhàâéèêëîïôùûœ]/
const MOST_GLUED = 3
/** « Jarrivepa », « capa ». */
const GLUED_BEHIND: readonly (readonly [RegExp, string])[] = [
  [/pas?$/, 'pas'],
  [/plu$/, 'plus'],
]

function gluedWords(typed: string, glued = 0): readonly Way[] {
  if (glued === MOST_GLUED) return []
  const ways: Way[] = []
  for (const [piece, beforeVowel, beforeConsonant] of GLUED) {
    if (!typed.startsWith(piece) || typed.length === piece.length) continue
    const rest = typed.slice(piece.length)
    const meant = VOWEL.test(rest) ? beforeVowel : beforeConsonant
    if (meant === '') continue
    for (const { words, cost } of waysOfRest(rest, glued + 1))
      ways.push({ words: [...wordsIn(meant), ...words], cost: cost + costs.glued })
  }
  for (const [piece, meant] of GLUED_BEHIND) {
    const rest = typed.replace(piece, '')
    if (rest === typed || rest.length < 2) continue
    for (const { words, cost } of waysOfRest(rest, glued + 1))
      ways.push({ words: [...words, meant], cost: cost + costs.glued })
  }
  return cheapest(ways)
}

/** « Mat1 », « bi1to »: the digit is read as its sound, if that makes a word. */
export function withOnesRead(text: string): string {
  return text.replace(HOLDS_ONE, (typed, before: string, after: string) => {
    const read = `${before}${before.endsWith('i') ? 'en' : 'in'}${after}`
    return isSpeltRight(read) || soundsMeant(read).some((sound) => wordsSoundingBarely(sound).length > 0) ? read : typed
  })
}

/** « CE1 », « L1 » and « TF1 » are names. */
const HOLDS_ONE = /(?<![a-zà-ÿ0-9])(?!(?:c[em]|tf|lv|[a-eg-z])1)([a-zà-ÿ]+)1([a-zà-ÿ]*)(?![a-zà-ÿ0-9])/g

function waysOfRest(rest: string, glued: number): readonly Way[] {
  const right = wordsSpelt(rest).map((word) => ({ words: [word], cost: 0 }))
  const heard = heardWays(rest)?.map(listedInOrder) ?? []
  const listed = heard.length > 0 ? null : listedWay(rest)
  const sure: Way[] = [...right, ...heard, ...(listed ? [listed] : [])]
  if (rest.length === 1 || sure.length > 0) return sure
  return cheapest([...singleWords(rest), ...gluedWords(rest, glued)])
}
