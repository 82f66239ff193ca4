const NULL = '\\N'
const SPECIAL = /[\b-\r\\]/
const EVERY_SPECIAL = /[\b-\r\\]/g
const ESCAPED: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
}

/**
 * Rows, whose values are as PostgreSQL sent them, in the text of its COPY. Read as Latin-1, one character a byte: no byte
 * of a longer UTF-8 character is one of those to escape.
 */
export function copyText(rows: readonly (readonly (Buffer | null)[])[]): Buffer {
  const lines = rows.map((values) => `${values.map((value) => (value ? escaped(value) : NULL)).join('\t')}\n`)
  return Buffer.from(lines.join(''), 'latin1')
}

function escaped(value: Buffer): string {
  const text = value.toString('latin1')
  return SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (character) => ESCAPED[character] ?? character) : text
}
