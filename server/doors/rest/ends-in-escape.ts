/** Separators between elements of an array literal. */
const SEPARATORS = new Set(['{', '}', ','])

/** True if a `like` pattern, or one of an array of them, ends in a backslash that escapes nothing. */
export function endsInEscape({ quantifier, value }: { quantifier: 'any' | 'all' | undefined; value: string }): boolean {
  return quantifier ? elementsOf(value).some(isCutShort) : isCutShort(value)
}

/** Counts from the end: a regular expression would try again at every backslash, in quadratic time. */
function isCutShort(pattern: string): boolean {
  let end = pattern.length
  while (pattern[end - 1] === '\\') end -= 1
  return (pattern.length - end) % 2 === 1
}

/** Elements of an array literal, unescaped and unquoted. */
function elementsOf(literal: string): string[] {
  const elements: string[] = []
  let element = ''
  let isQuoted = false
  for (let at = 0; at < literal.length; at += 1) {
    const letter = literal.charAt(at)
    if (letter === '\\') element += literal.charAt((at += 1))
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && SEPARATORS.has(letter)) {
      elements.push(element, element.trimEnd())
      element = ''
    } else element += letter
  }
  return [...elements, element]
}
