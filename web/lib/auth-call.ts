/** What /auth/v1 reads and answers in headers, because the official client has no field for it. */
interface AuthCall {
  path: string
  headers: Record<string, string>
  answered?: Headers
}

let current: AuthCall | undefined

/** The client's `fetch`: adds the headers of the call under way and keeps those it came back with. */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = current
  const url = input instanceof Request ? input.url : String(input)
  if (!call || !url.includes(call.path)) return fetch(input, init)
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(call.headers)) headers.set(name, value)
  const response = await fetch(input, { ...init, headers })
  call.answered = response.headers
  return response
}

/** Makes one call of the client to a path of /auth/v1 with headers of ours, and answers the headers beside its answer. */
export async function callAuth<T>(
  path: string,
  headers: Record<string, string>,
  make: () => Promise<T>,
): Promise<{ answer: T; answered: Headers }> {
  const call: AuthCall = { path: `/auth/v1${path}`, headers }
  current = call
  try {
    const answer = await make()
    return { answer, answered: call.answered ?? new Headers() }
  } finally {
    current = undefined
  }
}
