import type { Context } from 'hono'
import type { z } from 'zod'
import { parseFields } from '../../http/parse-fields.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { StorageError } from './storage-error.ts'

/** Uploads may be larger, and are not parsed on the event loop. */
const JSON_MAX_CHARACTERS = 1024 * 1024

/** Parses the JSON body with a schema; no body is an empty object. */
export async function readJson<S extends z.ZodType>(c: Context<HonoEnv>, schema: S): Promise<z.output<S>> {
  const text = await c.req.text()
  if (text.length > JSON_MAX_CHARACTERS) throw new StorageError('EntityTooLarge')
  let value: unknown
  try {
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new StorageError('InvalidRequest', 'The body is not JSON', { cause })
  }
  const parsed = parseFields(schema, value)
  if (parsed.problem === undefined) return parsed.data
  throw new StorageError('InvalidRequest', parsed.problem)
}
