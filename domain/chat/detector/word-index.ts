import { rememberingWords } from './word-memory.ts'

/** Numbers filed under words, `tuer`, and under beginnings of words, `tue*`. */
export interface WordIndex {
  file(entry: string, number: number): void
  /** What is filed under this word or under a beginning of it, each number once. */
  under(word: string): readonly number[]
}

/** What was filed first under an entry has nothing before it. */
const NOTHING_BEFORE = -1

export function wordIndex(): WordIndex {
  // Each filing knows the one before it under the same entry: thousands of short lists would take three times the memory.
  const lastUnder = new Map<string, number>()
  const numbers: number[] = []
  const before: number[] = []
  const beginningLengths = new Set<number>()
  let remembered: ((word: string) => readonly number[]) | undefined

  const addAllUnder = (entry: string, found: Set<number>) => {
    for (let at = lastUnder.get(entry) ?? NOTHING_BEFORE; at !== NOTHING_BEFORE; at = before[at] ?? NOTHING_BEFORE)
      found.add(numbers[at] ?? 0)
  }
  const look = (word: string): readonly number[] => {
    const found = new Set<number>()
    addAllUnder(word, found)
    for (const length of beginningLengths) if (length <= word.length) addAllUnder(`${word.slice(0, length)}*`, found)
    return [...found]
  }
  return {
    file(entry, number) {
      before.push(lastUnder.get(entry) ?? NOTHING_BEFORE)
      lastUnder.set(entry, numbers.push(number) - 1)
      if (entry.endsWith('*')) beginningLengths.add(entry.length - 1)
      remembered = undefined
    },
    under(word) {
      remembered ??= rememberingWords(look)
      return remembered(word)
    },
  }
}
