import type { Settings } from '../../settings.ts'
import type { AuthError } from './auth-error.ts'

/**
 * Where a browser is sent when all is done. Tokens travel in that address, so it must be the site's own or one that the
 * settings name; any other wish ends at the site.
 */
export function allowedRedirect(wish: string | undefined, { PUBLIC_URL, REDIRECT_URLS }: Settings): string {
  const url = wish && URL.canParse(wish, PUBLIC_URL) ? new URL(wish, PUBLIC_URL) : new URL(PUBLIC_URL)
  const isAllowed = [PUBLIC_URL, ...REDIRECT_URLS].some((allowed) => isUnder(url, new URL(allowed)))
  return isAllowed ? url.href : new URL(PUBLIC_URL).href
}

/** The parts are compared after parsing, so that no credentials, dots or look-alike host slips through. */
function isUnder(url: URL, allowed: URL): boolean {
  const folder = allowed.pathname.endsWith('/') ? allowed.pathname : `${allowed.pathname}/`
  return (
    url.protocol === allowed.protocol &&
    url.host === allowed.host &&
    url.username === '' &&
    url.password === '' &&
    (url.pathname === allowed.pathname || url.pathname.startsWith(folder))
  )
}

/** The fragment never reaches a server or its log. */
export function withFragment(redirectTo: string, values: Record<string, string>): string {
  const url = new URL(redirectTo)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}

export function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo)
  url.searchParams.set('code', code)
  return url.href
}

/** The official client looks for an error in the fragment, and in the query too where it waits for a code. */
export function withError(redirectTo: string, { code, status, message }: AuthError, isCodeExpected: boolean): string {
  const values = {
    error: status >= 500 ? 'server_error' : 'access_denied',
    error_code: code,
    error_description: message,
  }
  const url = new URL(redirectTo)
  if (isCodeExpected) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return withFragment(url.href, values)
}
