import type { Context } from 'hono'
import type { z } from 'zod'
import { parseFields } from '../../http/parse-fields.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { AuthError } from './auth-error.ts'

const DEPTH_MAX = 20

/** Parses the JSON body with a schema. The official client sends some requests with a JSON content type and no body. */
export async function readBody<S extends z.ZodType>(c: Context<HonoEnv>, schema: S): Promise<z.output<S>> {
  const parsed = parseFields(schema, parse(await c.req.text()))
  if (parsed.problem === undefined) return parsed.data
  throw new AuthError('validation_failed', { message: parsed.problem })
}

function parse(text: string): unknown {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AuthError('bad_json')
  }
  if (!isStorable(value, DEPTH_MAX)) throw new AuthError('bad_json')
  return value
}

/** PostgreSQL stores neither NUL nor a lone surrogate; the depth limit stops malicious nesting. */
function isStorable(value: unknown, depthLeft: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depthLeft === 0) return false
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depthLeft - 1))
  return Object.entries(value).every(([key, item]) => isStorable(key, 0) && isStorable(item, depthLeft - 1))
}
