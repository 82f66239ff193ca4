import { invalidBody } from './refusals.ts'

/** Rows to write: the JSON text is passed to PostgreSQL unchanged, so that no number loses precision. */
export interface Rows {
  /** Always the text of a JSON array of objects. */
  json: string
  /** Keys of each row. */
  keys: string[][]
}

export const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\s*(?:;|$)/i

export function parseRows(contentType: string | undefined, text: string): Rows {
  if (contentType && !JSON_TYPE.test(contentType))
    throw invalidBody(`Content-Type not acceptable: ${contentType.slice(0, 100)}`)
  const value = parseJson(text)
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (!rows.every(isObject)) throw invalidBody('Empty or invalid json')
  return { json: Array.isArray(value) ? text : `[${text}]`, keys: rows.map((row) => Object.keys(row)) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
