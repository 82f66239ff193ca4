/** What plain words lose: how a message is typed. */
const marks: [string, RegExp][] = [
  ['quotes', /[«“"]/u],
  ['asks', /\?/],
  ['ends asking', /\?\s*$/],
  ['exclaims', /!/],
  ['trails off', /…|\.\.\./],
  ['pictures', /\p{Extended_Pictographic}/u],
  ['names somebody', /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/u],
  ['names a time', /\d ?h ?\d*\b/],
  ['shouts', /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u],
]

export function marksOf(message: string): string[] {
  return marks.flatMap(([name, pattern]) => (pattern.test(message) ? [name] : []))
}
