/** A text with one of its conditions taken out, and which it was. */
export interface Broken {
  condition: string
  text: string
}

/** What ends a condition that stands in no parentheses of its own. */
const END = /^\$function\$|^(group by|order by|limit|union|where|join|left join|cross join|for update|window|having)\b/i
const SPACES = /\s+/g

/**
 * Each condition of each `where` and `on`, taken out in turn: of several that must all hold, one becomes true; of several of which
 * one must hold, one becomes false. What a `filter (where …)` counts is a figure, and no right.
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
    // How a join finds the row it belongs to is no filter; what it asks beside that is.
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
 * Whether a condition is one of a query that only makes a value: in the list of columns, joined to the left, or counted. It decides
 * what a row says, not who reaches it, and the tests of each screen know what it should say. In a rule it is part of the rule.
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

/** The parenthesis that a place stands in; -1 for none. */
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

/** The smallest conditions of an expression, with where they stand in the whole text. */
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

/** What stands within the one pair of parentheses that is all of an expression. */
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

/** Where the parenthesis that opens at a place is closed. */
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
