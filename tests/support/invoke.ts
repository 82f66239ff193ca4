import { FunctionsHttpError } from '@supabase/supabase-js'
import type { FunctionName } from '#domain/functions.ts'
import type { Client } from './app.ts'

export interface Invoked {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** Calls a function through the official client with any input, and returns the raw answer. */
export async function invoke(
  client: Client,
  name: FunctionName,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Invoked> {
  const { data, error, response } = await client.functions.invoke<Record<string, unknown>>(name, {
    body: input,
    headers,
  })
  if (error && !(error instanceof FunctionsHttpError)) throw error
  if (!response) throw new Error('there was no answer')
  const body = error ? await response.json() : data
  return { status: response.status, body, headers: response.headers }
}
