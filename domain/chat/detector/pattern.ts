import { toPlainPattern } from './normalise.ts'

/**
 * The small language that rules are written in, for people who read French and not regular expressions.
 *
 * - words: those words, whatever accents, doubled letters or spelling the person used;
 * - `tue*`: any word that starts so; `*` alone: any word;
 * - `(a|b c)`: one of these; `[a|b]`: the same, or nothing;
 * - `{famille}`: one entry of that family of the lexicon;
 * - `..`: up to four words between; `...`: up to ten;
 * - `^` and `$`: the start and the end of the sentence;
 * - `a & b & ! c`: both, anywhere in the sentence and in any order, without the third.
 */
export type Pattern =
  | { kind: 'word'; word: string }
  | { kind: 'prefix'; prefix: string }
  | { kind: 'gap'; most: number }
  | { kind: 'start' | 'end' }
  | { kind: 'sequence'; parts: readonly Pattern[] }
  | Choice

export interface Choice {
  kind: 'choice'
  options: readonly Pattern[]
  /** One of the lexicon, which many rules name: what is found out about it is worth keeping. */
  isFamily?: true
}

export type Lexicon = Readonly<Record<string, readonly string[]>>

const NOTHING: Pattern = { kind: 'sequence', parts: [] }
const GAPS: Record<string, number> = { '..': 4, '...': 10 }
const CLOSING: Record<string, string> = { '(': ')', '[': ']' }
const PIECES = /\{[^}]+\}|\.{2,3}|[()[\]|^$]|[^\s(){}[\]|^$]+/g

/** Each family of the lexicon is read once. */
const families = new WeakMap<readonly string[], Pattern>()

export function parsePattern(source: string, lexicon: Lexicon): Pattern {
  const pieces = source.match(PIECES) ?? []
  let at = 0

  function choiceUntil(closing: string | undefined): Pattern {
    const options: Pattern[] = []
    let parts: Pattern[] = []
    for (;;) {
      const piece = pieces[at++]
      if (piece === closing || piece === '|') {
        options.push(parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts })
        parts = []
        if (piece === closing) return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
        continue
      }
      if (piece === undefined) throw new Error(`« ${closing} » is missing in « ${source} »`)
      parts.push(...partsOf(piece))
    }
  }

  function partsOf(piece: string): Pattern[] {
    if (piece === '(') return [choiceUntil(CLOSING[piece])]
    if (piece === '[') return [{ kind: 'choice', options: [choiceUntil(CLOSING[piece]), NOTHING] }]
    if (piece === '^') return [{ kind: 'start' }]
    if (piece === '$') return [{ kind: 'end' }]
    const most = GAPS[piece]
    if (most !== undefined) return [{ kind: 'gap', most }]
    return piece.startsWith('{') ? [familyOf(piece.slice(1, -1), lexicon)] : wordsOf(piece)
  }

  return choiceUntil(undefined)
}

function familyOf(name: string, lexicon: Lexicon): Pattern {
  const entries = lexicon[name]
  if (!entries) throw new Error(`no family {${name}} in the lexicon`)
  const known = families.get(entries)
  if (known) return known
  const options = entries.map((entry) => parsePattern(entry, lexicon))
  const family: Pattern = { kind: 'choice', options, isFamily: true }
  families.set(entries, family)
  return family
}

function wordsOf(piece: string): Pattern[] {
  return toPlainPattern(piece)
    .trim()
    .split(' ')
    .map((word) => {
      if (!word.includes('*')) return { kind: 'word', word }
      if (word.indexOf('*') < word.length - 1) throw new Error(`« * » ends a word, which « ${piece} » forgets`)
      return { kind: 'prefix', prefix: word.slice(0, -1) }
    })
}
