import { hashOf } from './hash.ts'
import { distress } from './ideas/distress.ts'
import { emergency } from './ideas/emergency.ts'
import { farewell } from './ideas/farewell.ts'
import { grammar } from './ideas/grammar.ts'
import { harm } from './ideas/harm.ts'
import { harmless } from './ideas/harmless.ts'
import { people } from './ideas/people.ts'
import { violence } from './ideas/violence.ts'
import { type PlainText, toPlainPattern } from './normalise.ts'

/** An idea is identified by the hash of its name, so that adding one changes no other. */
type Idea = number
const NONE: readonly Idea[] = []
const LONGEST_PHRASE = 3

const byPhrase = new Map<string, readonly Idea[]>()
const byBeginning = new Map<string, readonly Idea[]>()

for (const subject of [people, harm, farewell, distress, violence, emergency, harmless, grammar]) {
  for (const [name, entries] of Object.entries(subject)) {
    const idea: readonly Idea[] = [hashOf(name)]
    for (const entry of entries.split(' ')) {
      const plain = toPlainPattern(entry).trim()
      if (plain.endsWith('*')) addTo(byBeginning, plain.slice(0, -1), idea)
      else addTo(byPhrase, plain, idea)
    }
  }
}
/** Fast path: most words begin no phrase. */
const phraseOpeners = new Set(Array.from(byPhrase.keys()).flatMap((phrase) => phrase.match(/^\S+(?= )/) ?? []))
const beginningLengths = new Set(Array.from(byBeginning.keys(), (beginning) => beginning.length))

/** Most entries have one idea and share its array: separate arrays took three megabytes. */
function addTo(table: Map<string, readonly Idea[]>, key: string, idea: readonly Idea[]): void {
  table.set(key, table.get(key)?.concat(idea) ?? idea)
}

/** Ideas of a sentence in order, grouped by position; words without an idea are left out. */
export function ideasIn(sentence: PlainText): (readonly Idea[])[] {
  return sentence.map((_, at) => ideasOfPhrase(sentence, at) ?? ideasOfWord(sentence[at] ?? '')).filter(isSome)
}

const isSome = (ideas: readonly Idea[]) => ideas.length > 0

function ideasOfPhrase(sentence: PlainText, at: number): readonly Idea[] | undefined {
  if (!phraseOpeners.has(sentence[at] ?? '')) return undefined
  for (let length = Math.min(LONGEST_PHRASE, sentence.length - at); length >= 2; length--) {
    const ideas = byPhrase.get(sentence.slice(at, at + length).join(' '))
    if (ideas) return ideas
  }
  return undefined
}

/** Cache size: French is mostly the same few thousand words, and no message can make the cache grow further. */
const MOST_WORDS_KEPT = 5000
const kept = new Map<string, readonly Idea[]>()

function ideasOfWord(word: string): readonly Idea[] {
  const known = kept.get(word)
  if (known) return known
  const found = new Set(byPhrase.get(word))
  for (const length of beginningLengths)
    if (length <= word.length) for (const idea of byBeginning.get(word.slice(0, length)) ?? NONE) found.add(idea)
  const ideas = found.size > 0 ? [...found] : NONE
  if (kept.size < MOST_WORDS_KEPT) kept.set(word, ideas)
  return ideas
}
