import type { Database } from '../../db/database.ts'
import { JSON_TYPE, parseRows } from './parse-rows.ts'
import { type RowsFunction, readFunction } from './read-function.ts'
import { methodNotForFunctions, noFunction } from './refusals.ts'

interface FunctionCall {
  method: string
  name: string
  query: URLSearchParams
  contentType: string | undefined
  text: () => Promise<string>
  isService: boolean
}

export interface CalledFunction extends RowsFunction {
  /** Arguments as the text of a JSON object. */
  argumentsJson: string
  given: readonly string[]
}

/**
 * `/rpc/<name>`: the service may read the rows of a function by POST. Nobody else is offered a function, and gets
 * PostgREST's answer for an unknown one.
 */
export async function findFunction(
  db: Pick<Database, 'asService'>,
  { method, name, query, contentType, text, isService }: FunctionCall,
): Promise<CalledFunction> {
  if (method === 'GET' || method === 'HEAD') throw noFunction(name, [...new Set(query.keys())].toSorted(), false)
  if (method !== 'POST') throw methodNotForFunctions(method)
  const isJson = JSON_TYPE.test(contentType ?? 'application/json')
  const body = isJson ? await text() : ''
  const argumentsJson = body === '' ? '{}' : body
  const [given = []] = parseRows('application/json', argumentsJson).keys
  const found = isService && isJson ? await readFunction(db, name) : undefined
  if (!found || !given.every((key) => Object.hasOwn(found.parameters, key)))
    throw noFunction(name, given.toSorted(), isJson)
  return { ...found, argumentsJson, given }
}
