import { array, assert, asyncProperty, oneof } from 'fast-check'
import { doorRequests } from './door-requests.ts'
import { functionRequests } from './function-requests.ts'
import type { FuzzAnswer, FuzzRequest } from './request.ts'
import { restRequests } from './rest-requests.ts'

/**
 * Fragments of our SQL, of PostgreSQL's internals and of our stack traces. "cannot insert into" a column of a view is a
 * valid answer.
 */
const INSIDES =
  /\b(?:json_agg|row_to_json|json_to_recordset|to_jsonb|current_setting|set_config|regconfig|merged_rows|PL\/pgSQL)\b|\breturning\b|select .+ from |(?<!cannot )insert into |\$\d+::text|LINE \d+:|at character|node_modules|\.ts:\d+|file:\/\//gi

const AT_ONCE = 20

/**
 * Sends generated requests with some concurrency; throws with the request when an answer is a 5xx, leaks internals, or
 * does not come. No shrinking: a result depends on the requests before it.
 */
export async function findFault(
  send: (request: FuzzRequest) => Promise<FuzzAnswer>,
  { requests, seed }: { requests: number; seed: number },
): Promise<void> {
  const anyRequest = oneof(
    { arbitrary: restRequests, weight: 6 },
    { arbitrary: doorRequests, weight: 2 },
    { arbitrary: functionRequests, weight: 2 },
  )
  await assert(
    asyncProperty(array(anyRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      await Promise.all(batch.map(async (request) => judge(request, await send(request).catch(noAnswerTo(request)))))
    }),
    { seed, numRuns: Math.ceil(requests / AT_ONCE), endOnFailure: true },
  )
}

function judge(request: FuzzRequest, { status, text }: FuzzAnswer): void {
  const fault =
    status >= 500 ? `answered ${status}` : tellsOfInsides(request, text) ? 'tells of our insides' : undefined
  if (fault) throw new Error(`${fault}: ${text.slice(0, 500)}\nto ${JSON.stringify(request)}`)
}

/** Quoting the request back is no leak: a long run generates some of these fragments by chance. */
function tellsOfInsides({ path, body = '' }: FuzzRequest, text: string): boolean {
  const asked = `${decoded(path)} ${body}`.toLowerCase()
  return [...text.matchAll(INSIDES)].some(([fragment]) => !asked.includes(fragment.toLowerCase()))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const noAnswerTo = (request: FuzzRequest) => (error: unknown) => {
  throw new Error(`no answer (${String(error)}) to ${JSON.stringify(request).slice(0, 2000)}`)
}
