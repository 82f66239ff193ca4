import { lettersApart } from './letters-apart.ts'
import { replacingAny } from './replacing-any.ts'
import { respelt } from './respelling/respell.ts'
import { foldAccents } from './respelling/words.ts'
import { neverCorrected, wordsOftenMisspelt } from './spellings/often-misspelt.ts'
import { accentedSpellings, emojiWords, phraseSpellings } from './spellings/written-otherwise.ts'
import { spellings } from './spellings.ts'
import { unmask } from './unmask.ts'
import { rememberingWords } from './word-memory.ts'

/** Tokens of one sentence as the rules read them; a comma is a token. */
export type PlainText = readonly string[]

/** Normalises a message into sentences of plain words for the rules. The message itself is stored as typed. */
export function toSentences(message: string): readonly PlainText[] {
  const known = lastRead.get(message)
  if (known) return known
  const sentences = sentencesOf(message)
  lastRead.set(message, sentences)
  const [oldest = message] = lastRead.keys()
  if (lastRead.size > MOST_READ_KEPT) lastRead.delete(oldest)
  return sentences
}

/** Cache: several readers use the same message, and its rest without quotations. */
const lastRead = new Map<string, readonly PlainText[]>()
const MOST_READ_KEPT = 32

function sentencesOf(message: string): PlainText[] {
  return cleanCharacters(message)
    .replace(LONGEST_WORD, '$& ')
    .split(/[.!?;\n…]+(?=\s|$)|\n/u)
    .filter((sentence) => sentence.trim() !== '')
    .map(toPlainWords)
    .filter((sentence) => sentence.length > 0)
    .flatMap(inBreaths)
}

/** Splits longer words, so that a line of a hundred thousand letters costs no more than as many words. */
const LONGEST_WORD = /\S{60}/g

/** Dictated messages have no full stop: words a hundred apart are not one sentence. */
const LONGEST_SENTENCE_WORDS = 40
/** Overlap of two chunks. */
const SHARED_WORDS = 15

function inBreaths(sentence: PlainText): PlainText[] {
  if (sentence.length <= LONGEST_SENTENCE_WORDS) return [sentence]
  const breaths: PlainText[] = []
  for (let at = 0; at + SHARED_WORDS < sentence.length; at += LONGEST_SENTENCE_WORDS - SHARED_WORDS)
    breaths.push(sentence.slice(at, at + LONGEST_SENTENCE_WORDS))
  return breaths
}

/** For hand-written patterns, which need no spelling correction or unmasking. */
export function toPlainPattern(words: string): string {
  const plain = foldAccents(words.toLowerCase()).replace(/-/g, ' ')
  return squeeze(isElidedAlone.test(plain) ? (elided[plain] ?? plain) : expandElisions(plain))
}

/** Patterns are matched word by word: « à l école » is written like « à l'école ». */
const isElidedAlone = /^(?:qu|[jmtsdln])$/

function cleanCharacters(message: string): string {
  const text = message
    .normalize('NFKC')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Cf}|\uFE0F/gu, '')
  return foldAccents(withAccentsSpelt(respelt(unmask(withPlusSpelt(withWordsForPictures(text).toLowerCase())))))
}

/**
 * « Je veux + vivre »: a plus sign between two words, or before the first, is read as « plus ». « 2 + 2 », « bac +5 »
 * and « C++ » keep it.
 */
const withPlusSpelt = (text: string): string => text.replace(PLUS_SIGN, ' plus ')
const PLUS_SIGN = /(?<=^|[\p{L}\n.!?,] ?)\+(?= ?\p{L})/gu

const withWordsForPictures = replacingAny(emojiWords)
const withAccentsSpelt = replacingAny(accentedSpellings)
const withPhrasesSpelt = replacingAny(phraseSpellings)

function toPlainWords(sentence: string): PlainText {
  let text = expandElisions(unmask(sentence))
  text = ` ${text
    .replace(/,/g, ' , ')
    .replace(/[^a-z0-9, ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
  text = text.replace(/([a-z])\1{2,}/g, '$1')
  text = text.trim().split(' ').map(spell).join(' ')
  text = expandElisions(text)
  return squeeze(withPhrasesSpelt(text))
    .split(/\s+/)
    .filter((word) => word !== '')
}

const elided: Record<string, string> = {
  j: 'je',
  m: 'me',
  t: 'te',
  s: 'se',
  d: 'de',
  l: 'le',
  n: 'ne',
  qu: 'que',
  c: 'ce',
}

function expandElisions(text: string): string {
  return text
    .replace(/aujourd'hui/g, 'aujourdhui')
    .replace(/(?<![a-z])(jusqu|lorsqu|puisqu|quelqu)'/g, '$1e ')
    .replace(/(?<![a-z])(qu|[jmtsdlnc])' ?(?=[a-z]|$)/g, (_, letter: string) => `${elided[letter]} `)
    .replace(/(?<![a-z'])(qu|[jmtsdln]) (?=[a-z])/g, (_, letter: string) => `${elided[letter]} `)
}

const spell = rememberingWords(spelt)

function spelt(word: string): string {
  const known = Object.hasOwn(spellings, word) ? spellings[word] : undefined
  if (known) return known
  // No French word starts with j and a consonant: it is « je » joined to its verb.
  const glued = /^j([bcdfghjklmnpqrstvwxz].*)$/.exec(word)
  if (glued?.[1]) return `je ${spell(glued[1])}`
  const gluedToVowel =
    /^j((?:ai|aime|ava|arr|att|ecri|enten|esp|essa|eta|exis|hesi|imagi|oubl|ose|ouvr|envoi|etouf|ador|appel|apprend|irai|aur)[a-z]*)$/.exec(
      word,
    )
  if (gluedToVowel?.[1]) return `je ${spell(gluedToVowel[1])}`
  return corrected(word)
}

const misspeltByInitial = Map.groupBy(wordsOftenMisspelt.map(squeeze), (word) => word[0])

function corrected(word: string): string {
  if (word.length < 6 || neverCorrected.has(word)) return word
  const squeezed = squeeze(word)
  const candidates = misspeltByInitial.get(squeezed[0]) ?? []
  if (candidates.includes(squeezed)) return word
  return candidates.find((right) => lettersApart(squeezed, right) <= (right.length >= 9 ? 2 : 1)) ?? word
}

/**
 * Doubled letters are the commonest typo: text and rules are both compared without them. «
 * Poisson » is kept apart from « poison ».
 */
function squeeze(text: string): string {
  return text.replace(/poisson/g, 'poizon').replace(/([a-z])\1+/g, '$1')
}
