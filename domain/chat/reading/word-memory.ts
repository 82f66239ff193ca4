/** Cache size: French is mostly the same few thousand words, and no message can make the cache grow further. */
const MOST_WORDS_KEPT = 5000
/** V8 does not copy longer substrings: caching one would keep the whole message in memory. */
const LONGEST_WORD_KEPT = 12

/** Memoises a function of one word. */
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
