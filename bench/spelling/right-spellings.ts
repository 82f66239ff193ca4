import { withLettersSwapped, withOneLetterMended } from '#domain/chat/detector/respelling/slips.ts'
import { soundsOf } from '#domain/chat/detector/respelling/sound.ts'
import { foldAccents, wordsIn } from '#domain/chat/detector/respelling/words.ts'
import { grammarSpellings } from '#domain/chat/detector/spellings/grammar-words.ts'
import { moreWords } from './more-words.ts'

/** A message is well written when no more than one word in so many is still unknown. */
const WORDS_FOR_ONE_UNKNOWN = 8
const FEWEST_MESSAGES = 2
const ROUNDS = 3
/** A word of theirs that is met in badly written messages more often than this is looked at twice. */
const MOSTLY_WELL_WRITTEN = 0.6
/** So many times commoner, a word that sounds the same is the one that was meant. */
const TIMES_COMMONER = 6

/** Words of their own, and far likelier to be another that was typed in haste: « arete », « sete ». */
const RATHER_SLIPS = new Set(['arête', 'sète', 'van', 'coleg', 'khey', 'tète', 'saque'])

/** « Quil », « lheure », « moccuper ». */
const GLUED = /^(?:[jmtsldn]|qu)(?=[aeiouyhéèêà])(?<rest>.{2,})/
/** All others are texting: « c », « g », « t ». */
const LETTERS_THAT_ARE_WORDS = new Set(['a', 'à', 'y'])

/** « Jdis »: no French word begins so. */
const GLUED_TO_JE = /^j[bcdfgjklmnpqrstvwxz]/

/**
 * How often each word is used that our own texts spell right, or that people use in messages which are well written otherwise:
 * what is none of these is taken for texting or a slip.
 */
export function rightSpellings(
  ours: readonly string[],
  theirs: readonly string[],
  ofRules: readonly string[],
): Map<string, number> {
  const right = new Set(ours.flatMap(wordsIn))
  const messages = theirs.map(wordsIn)
  for (let round = 0; round < ROUNDS; round++)
    for (const [word, times] of countsIn(messages.map((words) => unknownOfWellWritten(words, right))))
      if (times >= FEWEST_MESSAGES && !isListed(word)) right.add(word)
  const anywhere = countsIn(messages)
  for (const word of metOnce(messages, right)) if (!isListed(word) && !isSlipOf(word, anywhere, right)) right.add(word)
  for (const word of ofRules) if (!isListed(word) && !isGlued(word, right)) right.add(word)
  const isRight = (word: string) => right.has(word)
  const wellWritten = countsIn(messages.filter((words) => words.every(isRight)))
  const bySound = Map.groupBy(
    [...right].flatMap((word) => soundsOf(word).map((sound) => ({ sound, word }))),
    ({ sound }) => sound,
  )
  const isSlip = (word: string): boolean => {
    if (GLUED_TO_JE.test(word)) return true
    const times = anywhere.get(word) ?? 0
    if ((wellWritten.get(word) ?? 0) >= MOSTLY_WELL_WRITTEN * times) return false
    if (isGlued(word, right)) return true
    const twins = soundsOf(word).flatMap((sound) => bySound.get(sound) ?? [])
    return twins.some((twin) => (anywhere.get(twin.word) ?? 0) > TIMES_COMMONER * times)
  }
  const own = countsIn(ours.map(wordsIn))
  const kept = [...right, ...moreWords].filter(
    (word) => own.has(word) || moreWords.includes(word) || !(RATHER_SLIPS.has(word) || isSlip(word)),
  )
  return new Map(
    kept
      .filter((word) => word.length > 1 || LETTERS_THAT_ARE_WORDS.has(word))
      .map((word) => [word, Math.max(1, (own.get(word) ?? 0) + (anywhere.get(word) ?? 0))]),
  )
}

function isGlued(word: string, right: ReadonlySet<string>): boolean {
  return GLUED_TO_JE.test(word) || right.has(GLUED.exec(word)?.groups?.['rest'] ?? '')
}

/** Words that stand alone as unknown in a message of some length. */
function metOnce(messages: readonly (readonly string[])[], right: ReadonlySet<string>): string[] {
  const unknown = messages.map((words) => ({ words, unknown: words.filter((word) => !right.has(word)) }))
  const alone = unknown.filter((message) => message.unknown.length === 1 && message.words.length >= FEWEST_WORDS_AROUND)
  return alone.flatMap((message) => message.unknown)
}

const FEWEST_WORDS_AROUND = 7
const SHORTEST_MET_ONCE = 5
const COMMON = 15

/** Whether a common word is one slip away. */
function isSlipOf(word: string, counts: ReadonlyMap<string, number>, right: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST_MET_ONCE || word.endsWith("'") || GLUED.test(word)) return true
  const isCommon = (other: string) => right.has(other) && (counts.get(other) ?? 0) >= COMMON
  const doubled = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at))
  return [...withLettersSwapped(word), ...withOneLetterMended(word), ...doubled].some(isCommon)
}

/** Slang (« mon pote », « ma daronne ») is spelt as it should be. */
function isListed(word: string): boolean {
  return Object.hasOwn(grammarSpellings, foldAccents(word))
}

function unknownOfWellWritten(words: readonly string[], right: ReadonlySet<string>): string[] {
  const unknown = new Set(words.filter((word) => !right.has(word)))
  return unknown.size * WORDS_FOR_ONE_UNKNOWN > words.length ? [] : [...unknown]
}

export function countsIn(messages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of messages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
