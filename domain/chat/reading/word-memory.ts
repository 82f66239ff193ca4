/** French is mostly the same few thousand words: what was found out about each is kept, up to a limit that no message can push. */
const MOST_WORDS_KEPT = 5000
/** A longer piece of a message is not copied by the engine, and would keep the whole message in memory. */
const LONGEST_WORD_KEPT = 12

/** The same function, which remembers what it found for the words it met. */
export function rememberingWords<Found>(findOut: (word: string) => Found): (word: string) => Found {
  const kept = new Map<string, Found>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const found = findOut(word)
    if (word.length > LONGEST_WORD_KEPT) return found
    if (kept.size >= MOST_WORDS_KEPT) kept.clear()
    kept.set(word, found)
    return found
  }
}
