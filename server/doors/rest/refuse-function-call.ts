import { JSON_TYPE, parseRows } from './parse-rows.ts'
import { methodNotForFunctions, noFunction } from './refusals.ts'

interface FunctionCall {
  method: string
  name: string
  query: URLSearchParams
  contentType: string | undefined
  text: () => Promise<string>
}

/** `/rpc/<name>`: no function is exposed, so each call gets PostgREST's answer for an unknown one. */
export async function refuseFunctionCall({ method, name, query, contentType, text }: FunctionCall): Promise<never> {
  if (method === 'GET' || method === 'HEAD') throw noFunction(name, [...new Set(query.keys())].toSorted(), false)
  if (method !== 'POST') throw methodNotForFunctions(method)
  const isJson = JSON_TYPE.test(contentType ?? 'application/json')
  const body = isJson ? await text() : ''
  const [names = []] = body === '' ? [] : parseRows(contentType, body).keys
  throw noFunction(name, names.toSorted(), isJson)
}
