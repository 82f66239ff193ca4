import { replacingAny } from './replacing-any.ts'

/** Characters that stand for a letter (leetspeak). */
const signsOf: Record<string, string> = { a: '4@', e: '3€', i: '1!|', o: '0@', s: '5$§', t: '7' }

const letterOf = new Map(
  Object.entries(signsOf).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
)
letterOf.set('@', 'a')

const CUT = String.raw`[ .\-_*/]?`
const MASK = '*#_'

const seldomOtherwise = ['suicidaire', 'suicider', 'suicide', 'mourir', 'crever', 'pendre', 'scarifier', 'mutiler']
const short = ['morte', 'mort', 'tuer', 'violee', 'viol', 'mutile']
const besideThem = ['en', 'envie', 'finir', 'vivre', 'veines', 'etre']

/** Words hidden from filters. Distinctive ones are recognised when split, too: « mou rir », « sui.c1de ». */
const withHiddenWordsRead = replacingAny([
  ...seldomOtherwise.map((word) => [hiding(word, MASK, CUT), word] as const),
  ...short.map((word) => [hiding(word, MASK, ''), word] as const),
  ...besideThem.map((word) => [hiding(word, '', ''), word] as const),
])

function hiding(word: string, mask: string, cut: string): RegExp {
  const letters = Array.from(word, (letter, at) => {
    const isEdge = at === 0 || at === word.length - 1
    return `[${letter}${signsOf[letter] ?? ''}${isEdge ? '' : mask}]`
  })
  return new RegExp(`(?<![a-z0-9])${letters.join(cut)}(?![a-z0-9'])`, 'g')
}

/** « s u i c i d e », « t.u.e.r » → one word. */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<![a-z0-9'])(?!y a )(?:[a-z0-9][ .\-_*/]){3,30}[a-z0-9](?![a-z0-9'])/g, (letters) =>
    letters.replace(/[ .\-_*/]/g, ''),
  )
}

/** « su1c1der », « v0udr4i5 » → the word meant. A digit not between letters is kept. */
function readSigns(text: string): string {
  // Anchored at the start of a word, so that an endless run of letters is scanned once (ReDoS).
  return text.replace(/(?<![a-z])[a-z]+(?:[013457@$!€§]+[a-z]+)+[0345@$€§]?/g, (word) =>
    word.replace(/[^a-z]/g, (sign) => letterOf.get(sign) ?? sign),
  )
}

const glueWords = new Set(
  (
    'j je ne n veux veut veu vx vais vai vs voudrais ai envie envi de d me m en plus pas la vie a au pense ' +
    'mourir crever suicide suicider tuer pendre finir vivre mort disparaitre'
  ).split(' '),
)
const LONGEST_GLUED_WORD = Math.max(...[...glueWords].map((word) => word.length))
const END_OF_GLUED = /(?:mourir|crever|suicider?|tuer|pendre|finir|vivre|mort|disparaitre)$/

/** « jeveuxmourir » → its words. */
function unglue(text: string): string {
  return text.replace(/(?<![a-z0-9])j[a-z]{8,40}(?![a-z0-9])/g, (word) =>
    END_OF_GLUED.test(word) ? (wordsIn(word)?.join(' ') ?? word) : word,
  )
}

function wordsIn(glued: string): string[] | null {
  if (glued === '') return []
  for (let length = Math.min(LONGEST_GLUED_WORD, glued.length); length > 0; length--) {
    const first = glued.slice(0, length)
    const rest = glueWords.has(first) ? wordsIn(glued.slice(length)) : null
    if (rest) return [first, ...rest]
  }
  return null
}

/** Undoes obfuscation by signs, stars, splits or missing spaces; lower case, no accents. */
export function unmask(text: string): string {
  return unglue(readSigns(withHiddenWordsRead(joinSpacedLetters(text))))
}
