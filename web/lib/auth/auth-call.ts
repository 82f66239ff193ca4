/** Request and response headers that /auth/v1 uses beside the body: the official client has no field for them. */
interface AuthCall {
  matches: (request: AuthRequest) => boolean
  headers: Record<string, string>
  answered?: Headers
}

interface AuthRequest {
  /** Path below /auth/v1, with its query string. */
  path: string
  body: Record<string, unknown>
}

/** Calls whose request has not been sent yet. Each one takes the single request it describes. */
const waiting = new Set<AuthCall>()

/** The client's `fetch`: adds the headers of the call a request belongs to, and keeps the response headers for it. */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = waiting.size > 0 ? take(input, init) : undefined
  if (!call) return fetch(input, init)
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(call.headers)) headers.set(name, value)
  const response = await fetch(input, { ...init, headers })
  call.answered = response.headers
  return response
}

function take(input: RequestInfo | URL, init?: RequestInit): AuthCall | undefined {
  const url = input instanceof Request ? input.url : String(input)
  const [, path] = url.split('/auth/v1')
  if (path === undefined || init?.method !== 'POST') return undefined
  const request = { path, body: bodyOf(init) }
  const call = [...waiting].find(({ matches }) => matches(request))
  if (call) waiting.delete(call)
  return call
}

function bodyOf({ body }: RequestInit): Record<string, unknown> {
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}

/**
 * Makes one call of the client to /auth/v1 with extra headers, and returns the response headers beside its result.
 * Other requests may be sent at the same time (a token refresh), so `matches` picks the request of this call.
 */
export async function callAuth<T>(
  matches: (request: AuthRequest) => boolean,
  headers: Record<string, string>,
  make: () => Promise<T>,
): Promise<{ answer: T; answered: Headers }> {
  const call: AuthCall = { matches, headers }
  waiting.add(call)
  try {
    const answer = await make()
    return { answer, answered: call.answered ?? new Headers() }
  } finally {
    waiting.delete(call)
  }
}
