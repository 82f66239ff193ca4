const ALPHABET = 'abcdefghijlmnopqrstuvxyz'

/** Transposed letters: « mrot », « tirste ». */
export function withLettersSwapped(letters: string): string[] {
  return Array.from(
    { length: letters.length - 1 },
    (_, at) => letters.slice(0, at) + letters.charAt(at + 1) + letters.charAt(at) + letters.slice(at + 2),
  )
}

/** Edit distance one: one letter extra, missing or replaced. The first letter is seldom wrong. */
export function withOneLetterMended(letters: string): Set<string> {
  const mended = new Set<string>()
  for (let at = 1; at <= letters.length; at++) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)]
    mended.add(before + after.slice(1))
    for (const letter of ALPHABET) mended.add(before + letter + after).add(before + letter + after.slice(1))
  }
  return mended
}
