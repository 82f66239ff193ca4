import { type PlainText, toPlainPattern } from '../detector/normalise.ts'

/** Stands where a sentence ends, in words that were joined. */
export const SENTENCE_END = '.'

/** Where another clause begins. */
const joints = new Set([',', SENTENCE_END, 'et', 'mais', 'donc', 'alors', 'que', 'parce', 'car', 'puisque', 'quand'])
const speaker = new Set(['je', 'me', 'moi', 'nous', 'on'])
const ofOthers = new Set(['il', 'elle', 'ils', 'elles'].map(toPlainPattern))
/** « Il y a », « il faut »: nobody is meant. */
const impersonal = new Set(['y', 'faut', 'fait', 'reste', 'pleut', 'manque', 'fallait'])

export function clausesOf(sentence: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const word of sentence) {
    if (joints.has(word)) clauses.push([])
    if (word !== ',' && word !== SENTENCE_END) clauses.at(-1)?.push(word)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** The clauses that tell nothing of somebody else. */
export function clausesOfOneself(words: PlainText, isOther: (clause: PlainText) => boolean): PlainText[] {
  return sentencesIn(words).flatMap((sentence) => {
    let isOfOther = false
    return clausesOf(sentence).filter((clause) => {
      isOfOther = isOther(clause) || (isOfOther && isScrap(clause))
      return !isOfOther
    })
  })
}

function sentencesIn(words: PlainText): PlainText[] {
  const end = words.indexOf(SENTENCE_END)
  return end < 0 ? [words] : [words.slice(0, end), ...sentencesIn(words.slice(end + 1))]
}

const LONGEST_SCRAP_WORDS = 5
const subjectsAndVerbs = new Set(
  toPlainPattern(
    'je me moi nous on mon ma mes notre nos tu vous ce ça cela il elle ils elles qui suis est sommes sont ai a avons ont était étais avait avais fait fais va vais',
  ).split(' '),
)

/** « Elle est partie en trois semaines, un cancer »: what has neither a subject nor a verb is said of whom the clause before it was. */
function isScrap(clause: PlainText): boolean {
  return clause.length <= LONGEST_SCRAP_WORDS && !clause.some((word) => subjectsAndVerbs.has(word))
}

/** « Ma femme travaille de nuit »: of her, and without a word for the one who writes. */
export function isOfAnother(clause: PlainText, namesSomebody: (words: PlainText) => boolean): boolean {
  if (clause.some((word) => speaker.has(word))) return false
  const hasPronoun = clause.some((word, at) => ofOthers.has(word) && !isNobody(clause, at))
  return hasPronoun || namesSomebody(clause)
}

/** « Ils ont trouvé une tumeur »: those who looked. */
const found = new Set(['trouve', 'decouvert'])

function isNobody(clause: PlainText, at: number): boolean {
  const next = clause[at + 1] ?? ''
  return impersonal.has(next) || (clause[at] === 'ils' && next === 'ont' && found.has(clause[at + 2] ?? ''))
}
