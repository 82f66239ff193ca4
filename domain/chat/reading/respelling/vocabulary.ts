import { bytesOf } from '../bytes-of.ts'
import { hashOf, hashOfPair } from '../hash.ts'
import { bareSoundOf } from './sound.ts'
import learnt from './vocabulary.json' with { type: 'json' }
import { foldAccents } from './words.ts'

/** Respelling data: `npm run pack:spelling` writes it from `bench/spelling/words.txt`, whose README says where that is from. */
export interface LearntVocabulary {
  /** One line per sound: the sound, then each word with it and its rarity. */
  words: string
  /** Base64 of sorted 32-bit hashes of word pairs, and of the rarity of each second word after the first. */
  places: string
  bits: string
}

/** Placeholder for « œ » in the file: without that letter, a character takes one byte of memory instead of two. */
export const OE = '%'

/** Marker before the first word of a sentence. */
export const START = '^'

/** In tenths of a bit: a byte holds no more. */
const MOST_BITS = 255

const FOLLOWS = 1

export function placeOfPair(before: string, word: string): number {
  return hashOfPair(hashOf(before), hashOf(word), FOLLOWS)
}

/** Most lists have one word, which is kept without an array around it: 3 MB less. */
type WordLists = Map<string, string | string[]>

interface Vocabulary {
  /** Words by their letters without accents. */
  spelt: WordLists
  bySound: WordLists
  byBareSound: WordLists
  rarity: ReadonlyMap<string, number>
  places: Uint32Array
  bits: Uint8Array
}

let vocabulary: Vocabulary | null = null

/** Lazy: built at the first lookup. */
function known(): Vocabulary {
  if (vocabulary) return vocabulary
  vocabulary = unpacked(learnt)
  // Frees memory: the text is as large as the tables built from it, and would live as long as the server.
  Object.assign(learnt, { words: '', places: '', bits: '' })
  return vocabulary
}

function unpacked({ words, places, bits }: LearntVocabulary): Vocabulary {
  const spelt: WordLists = new Map()
  const bySound: WordLists = new Map()
  const byBareSound: WordLists = new Map()
  const rarity = new Map<string, number>()
  for (const line of words.split('\n')) {
    const [sound = '', ...pairs] = line.replaceAll(OE, 'œ').split(' ')
    const bare = bareSoundOf(sound)
    for (let at = 0; at < pairs.length; at += 2) {
      const word = pairs[at] ?? ''
      add(bySound, sound, word)
      add(byBareSound, bare, word)
      if (!rarity.has(word)) add(spelt, foldAccents(word), word)
      rarity.set(word, Number(pairs[at + 1]))
    }
  }
  return { spelt, bySound, byBareSound, rarity, places: new Uint32Array(bytesOf(places).buffer), bits: bytesOf(bits) }
}

function add(lists: WordLists, key: string, word: string): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, word)
  else if (typeof list === 'string') lists.set(key, [list, word])
  else list.push(word)
}

function listed(lists: WordLists, key: string): readonly string[] {
  const list = lists.get(key) ?? []
  return typeof list === 'string' ? [list] : list
}

/** Words with these letters, ignoring accents except a pronounced final one: « supprimé » is not « supprime ». */
export function wordsSpelt(letters: string): readonly string[] {
  const words = listed(known().spelt, foldAccents(letters))
  return words.length > 0 && HEARD_AT_THE_END.test(letters)
    ? words.filter((word) => HEARD_AT_THE_END.test(word))
    : words
}

const HEARD_AT_THE_END = /[éè]s?$/

/** Same with its most frequent accents, unless it is a word without any. */
export function commonestSpelt(letters: string): string {
  const { spelt, rarity } = known()
  if (rarity.has(letters)) return letters
  return listed(spelt, letters).toSorted((a, b) => rarityOf(a) - rarityOf(b))[0] ?? letters
}

/** Rarity of a word by itself, in tenths of a bit. */
export function rarityOf(word: string): number {
  return known().rarity.get(word) ?? MOST_BITS
}

export function wordsSounding(sound: string): readonly string[] {
  return listed(known().bySound, sound)
}

export function wordsSoundingBarely(sound: string): readonly string[] {
  return listed(known().byBareSound, bareSoundOf(sound))
}

/** Backoff penalty for an unseen word pair: the second word counts by its own rarity plus this. */
const NOT_MET_TOGETHER = 40
/** Penalty of an unknown word, which grows with its length. */
const NOT_KNOWN = 170
const NOT_KNOWN_BY_LETTER = 25

/** Surprisal of a word after another (bigram), in tenths of a bit. */
export function surpriseOf(before: string, word: string): number {
  const { places, bits, rarity } = known()
  const place = placeOfPair(before, word)
  let [low, high] = [0, places.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = places[middle] ?? 0
    if (found === place) return bits[middle] ?? 0
    if (found < place) low = middle + 1
    else high = middle - 1
  }
  const alone = rarity.get(word)
  return alone === undefined ? NOT_KNOWN + NOT_KNOWN_BY_LETTER * word.length : alone + NOT_MET_TOGETHER
}
