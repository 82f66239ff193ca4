import { toPlainPattern } from './normalise.ts'

/**
 * The small language that rules are written in, for people who read French and not regular expressions.
 *
 * - words: those words, whatever accents, doubled letters or spelling the person used;
 * - `tue*`: any word that starts so;
 * - `(a|b c)`: one of these; `[a|b]`: the same, or nothing;
 * - `{famille}`: one entry of that family of the lexicon;
 * - `..`: up to four words between; `...`: up to ten;
 * - `^` and `$`: the start and the end of the sentence;
 * - `a & b & ! c`: both, anywhere in the sentence and in any order, without the third.
 */
export function compilePatterns(patterns: readonly string[], lexicon: Lexicon): RegExp {
  return new RegExp(patterns.map((pattern) => compile(pattern, lexicon)).join('|'), 'g')
}

/** Whether a sentence answers one of the patterns. */
export function compileTest(patterns: readonly string[], lexicon: Lexicon): (sentence: string) => boolean {
  const sequences = patterns.filter((pattern) => !pattern.includes('&'))
  const sequence = sequences.length > 0 ? compilePatterns(sequences, lexicon) : null
  const meetings = patterns
    .filter((pattern) => pattern.includes('&'))
    .map((pattern) => compileMeeting(pattern, lexicon))
  return (sentence) =>
    (sequence !== null && sentence.search(sequence) >= 0) || meetings.some((isMet) => isMet(sentence))
}

function compileMeeting(pattern: string, lexicon: Lexicon): (sentence: string) => boolean {
  const ideas = pattern.split('&').map((part) => {
    const absent = part.trim().startsWith('!')
    return { absent, finder: compilePatterns([part.replace('!', '').trim()], lexicon) }
  })
  // The rarest idea is usually not the first, a pronoun: looking from the end leaves most sentences at once.
  const present = ideas.filter((idea) => !idea.absent).toReversed()
  const absent = ideas.filter((idea) => idea.absent)
  return (sentence) =>
    present.every((idea) => sentence.search(idea.finder) >= 0) &&
    absent.every((idea) => sentence.search(idea.finder) < 0)
}

type Lexicon = Readonly<Record<string, readonly string[]>>

const GAPS: Record<string, string> = { '..': '(?:[^ ]+ ){0,4}?', '...': '(?:[^ ]+ ){0,10}?' }

function compile(pattern: string, lexicon: Lexicon): string {
  const pieces = pattern.match(/\{[^}]+\}|\.{2,3}|[()[\]|^$]|[^\s(){}[\]|^$]+/g) ?? []
  const body = pieces.map((piece) => compilePiece(piece, lexicon)).join('')
  return pattern.startsWith('^') ? body : `(?<= )${body}`
}

function compilePiece(piece: string, lexicon: Lexicon): string {
  if (GAPS[piece]) return GAPS[piece]
  if (piece === '(' || piece === '[') return '(?:'
  if (piece === ']') return ')?'
  if (piece === ')' || piece === '|') return piece
  if (piece === '^') return '^ '
  if (piece === '$') return '$'
  if (piece.startsWith('{')) {
    const family = lexicon[piece.slice(1, -1)]
    if (!family) throw new Error(`no family ${piece} in the lexicon`)
    return `(?:${family.map((entry) => compile(entry, lexicon).replace('(?<= )', '')).join('|')})`
  }
  return words(piece)
}

function words(piece: string): string {
  return toPlainPattern(piece)
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}[a-z]* ` : `${word} `))
    .join('')
}
