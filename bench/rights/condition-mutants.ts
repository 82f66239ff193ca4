/** A text with one condition removed, and that condition. */
interface Broken {
  condition: string
  text: string
}

/** End of a condition without parentheses of its own. */
const END = /^\$function\$|^(group by|order by|limit|union|where|join|left join|cross join|for update|window|having)\b/i
const SPACES = /\s+/g

/**
 * Removes each condition of each `where` and `on` in turn: an operand of `and` becomes true, an operand of `or` becomes
 * false. A `filter (where …)` only counts, and grants nothing.
 */
export function conditionMutants(text: string, { withValues = false } = {}): Broken[] {
  const broken: Broken[] = []
  for (const { 0: keyword, index } of text.matchAll(/\b(where|on)\b\s*/gi)) {
    if (isQuoted(text, index) || /filter \($/i.test(text.slice(0, index)) || (!withValues && makesAValue(text, index)))
      continue
    const start = index + keyword.length
    const end = endOfCondition(text, start)
    const isJoin = keyword.toLowerCase().startsWith('on')
    const parts = operands(text.slice(start, end), start)
    // A single join condition only finds the matching row; further ones are filters.
    if (isJoin && parts.length === 1) continue
    for (const [from, to, neutral] of parts) {
      if (isJoin && JOINED_BY_ID.test(text.slice(from, to).trim())) continue
      broken.push({
        condition: text.slice(from, to).trim().replaceAll(SPACES, ' '),
        text: `${text.slice(0, from)} ${neutral} ${text.slice(to)}`,
      })
    }
  }
  return broken
}

const JOINED_BY_ID = /^\(?\w+\.id = \w+\.\w+\)?$/

/**
 * Whether a condition belongs to a subquery that computes a value: in the column list, in a left join, or in a count.
 * It decides what a row contains, not who can read it, and the tests of each screen cover that. In a policy it is part
 * of the rule.
 */
function makesAValue(text: string, at: number): boolean {
  const joins = [...withoutParentheses(text.slice(enclosing(text, at) + 1, at)).matchAll(/(left |cross )?join\b/gi)]
  if (/^on\b/i.test(text.slice(at)) && /^left/i.test(joins.at(-1)?.[0] ?? '')) return true
  for (let open = enclosing(text, at); open >= 0; open = enclosing(text, open)) {
    const before = text.slice(0, open)
    const inside = text.slice(open + 1)
    if (/left join( lateral)?\s*$/i.test(before)) return true
    if (/lateral\s*$/i.test(before) && COUNTED.test(inside)) return true
    if (/^\s*select\b/i.test(inside) && !/\bfrom\b/i.test(withoutParentheses(before))) return true
  }
  return false
}

const COUNTED = /^\s*select\s+\(*(count|min|max|sum|coalesce|array_agg|percentile_cont|round|\(\s*select)\b/i

/** Position of the enclosing parenthesis; -1 for none. */
function enclosing(text: string, at: number): number {
  let depth = 0
  for (let place = at - 1; place >= 0; place -= 1) {
    if (text[place] === ')') depth += 1
    if (text[place] === '(') {
      if (depth === 0) return place
      depth -= 1
    }
  }
  return -1
}

function withoutParentheses(text: string): string {
  let depth = 0
  return text
    .split('')
    .filter((letter) => {
      if (letter === ')') depth -= 1
      const isOutside = depth === 0
      if (letter === '(') depth += 1
      return isOutside
    })
    .join('')
}

type Operand = [from: number, to: number, neutral: 'true' | 'false']

/** Atomic conditions of an expression, with their positions in the whole text. */
function operands(expression: string, offset: number): Operand[] {
  const inner = unwrapped(expression)
  if (inner) return operands(inner.text, offset + inner.at)
  for (const [word, neutral] of [
    ['or', 'false'],
    ['and', 'true'],
  ] as const) {
    const parts = split(expression, word)
    if (parts.length > 1)
      return parts.flatMap(([from, to]): Operand[] => {
        const smaller = operands(expression.slice(from, to), offset + from)
        return smaller.length > 1 ? smaller : [[offset + from, offset + to, neutral]]
      })
  }
  return [[offset, offset + expression.length, 'true']]
}

/** Content of an expression that is wholly parenthesised. */
function unwrapped(expression: string): { text: string; at: number } | undefined {
  const trimmed = expression.trim()
  if (!trimmed.startsWith('(') || closing(trimmed, 0) !== trimmed.length - 1 || /^\(\s*select\b/i.test(trimmed))
    return undefined
  return { text: trimmed.slice(1, -1), at: expression.indexOf('(') + 1 }
}

function split(expression: string, word: 'and' | 'or'): [number, number][] {
  const parts: [number, number][] = []
  let [depth, from, isText] = [0, 0, false]
  for (let at = 0; at < expression.length; at += 1) {
    const letter = expression[at]
    if (letter === "'") isText = !isText
    if (isText) continue
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    const here = expression.slice(at, at + word.length)
    if (depth > 0 || here.toLowerCase() !== word || !isWord(expression, at, word.length)) continue
    parts.push([from, at])
    from = at + word.length
  }
  return [...parts, [from, expression.length]]
}

const isWord = (text: string, at: number, length: number) =>
  !/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + length] ?? ' ')

/** Position of the closing parenthesis. */
function closing(text: string, open: number): number {
  let [depth, isText] = [0, false]
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "'") isText = !isText
    if (isText) continue
    if (text[at] === '(') depth += 1
    if (text[at] === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

function endOfCondition(text: string, start: number): number {
  let [depth, isText] = [0, false]
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "'") isText = !isText
    if (isText) continue
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth < 0 || text[at] === ';') return at
    if (depth === 0 && /\s/.test(text[at - 1] ?? '') && at > start && END.test(text.slice(at))) return at
  }
  return text.length
}

const isQuoted = (text: string, at: number) => (text.slice(0, at).split("'").length - 1) % 2 === 1
