import { type PlainText, toPlainPattern } from '../detector/normalise.ts'

/** Where another clause begins. */
const joints = new Set([',', 'et', 'mais', 'donc', 'alors', 'que', 'parce', 'car', 'puisque', 'quand'])
const speaker = new Set(['je', 'me', 'moi', 'nous', 'on'])
const ofOthers = new Set(['il', 'elle', 'ils', 'elles'].map(toPlainPattern))
/** « Il y a », « il faut »: nobody is meant. */
const impersonal = new Set(['y', 'faut', 'fait', 'reste', 'pleut', 'manque', 'fallait'])

export function clausesOf(sentence: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const word of sentence) {
    if (joints.has(word)) clauses.push([])
    if (word !== ',') clauses.at(-1)?.push(word)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** « Ma femme travaille de nuit »: of her, and without a word for the one who writes. */
export function isOfAnother(clause: PlainText, namesSomebody: (words: PlainText) => boolean): boolean {
  if (clause.some((word) => speaker.has(word))) return false
  const hasPronoun = clause.some((word, at) => ofOthers.has(word) && !impersonal.has(clause[at + 1] ?? ''))
  return hasPronoun || namesSomebody(clause)
}
