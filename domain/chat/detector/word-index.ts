import { rememberingWords } from './word-memory.ts'

/** Things filed under words, `tuer`, and under beginnings of words, `tue*`. */
export interface WordIndex<Thing> {
  file(entry: string, thing: Thing): void
  /** What is filed under this word or under a beginning of it, each thing once. */
  under(word: string): readonly Thing[]
}

export function wordIndex<Thing>(): WordIndex<Thing> {
  const filed = new Map<string, Thing[]>()
  const beginningLengths = new Set<number>()
  let remembered: ((word: string) => readonly Thing[]) | undefined

  const look = (word: string): readonly Thing[] => {
    const found = new Set(filed.get(word))
    for (const length of beginningLengths)
      if (length <= word.length) for (const thing of filed.get(`${word.slice(0, length)}*`) ?? []) found.add(thing)
    return [...found]
  }
  return {
    file(entry, thing) {
      const others = filed.get(entry)
      if (others) others.push(thing)
      else filed.set(entry, [thing])
      if (entry.endsWith('*')) beginningLengths.add(entry.length - 1)
      remembered = undefined
    },
    under(word) {
      remembered ??= rememberingWords(look)
      return remembered(word)
    },
  }
}
