import { commonWords } from './common-words.ts'
import type { Choice, Pattern } from './pattern.ts'

/**
 * Words, or beginnings of words (`tue*`), of which a sentence must hold one for the pattern to be in it: those of its rarest
 * part. A sentence is compared with the patterns whose key it holds, and those are few.
 */
export interface Key {
  words: readonly string[]
  /** How often one of them is met, roughly. */
  frequency: number
}

const RARE = 1
const BEGINNING = 2
const COMMON = 20
const ANY_WORD = 1000

/** Nothing when the pattern can be met without any word. */
export function keyOf(pattern: Pattern): Key | null {
  switch (pattern.kind) {
    case 'word':
      return { words: [pattern.word], frequency: commonWords.has(pattern.word) ? COMMON : RARE }
    case 'prefix':
      return { words: [`${pattern.prefix}*`], frequency: pattern.prefix === '' ? ANY_WORD : BEGINNING }
    case 'sequence':
      return pattern.parts.map(keyOf).reduce(rarer, null)
    case 'choice':
      return choiceKey(pattern)
    default:
      return null
  }
}

function rarer(one: Key | null, other: Key | null): Key | null {
  if (!one || !other) return one ?? other
  return other.frequency < one.frequency ? other : one
}

const keysOfFamilies = new WeakMap<Choice, Key | null>()

function choiceKey(choice: Choice): Key | null {
  const known = keysOfFamilies.get(choice)
  if (known !== undefined) return known
  const keys = choice.options.map(keyOf)
  const key = keys.includes(null) ? null : anyOf(keys.filter((one) => one !== null))
  if (choice.isFamily) keysOfFamilies.set(choice, key)
  return key
}

function anyOf(keys: readonly Key[]): Key {
  return {
    words: [...new Set(keys.flatMap(({ words }) => words))],
    frequency: keys.reduce((sum, { frequency }) => sum + frequency, 0),
  }
}
