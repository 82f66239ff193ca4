import type { Settings } from '../../settings.ts'
import type { AuthError } from './auth-error.ts'

/**
 * Redirect target after authentication. Tokens are in that URL, so only the site itself or a configured URL is allowed
 * (open redirect); any other target becomes the site.
 */
export function allowedRedirect(requested: string | undefined, { PUBLIC_URL, REDIRECT_URLS }: Settings): string {
  const url = requested && URL.canParse(requested, PUBLIC_URL) ? new URL(requested, PUBLIC_URL) : new URL(PUBLIC_URL)
  const isAllowed = [PUBLIC_URL, ...REDIRECT_URLS].some((allowed) => isUnder(url, new URL(allowed)))
  return isAllowed ? url.href : new URL(PUBLIC_URL).href
}

/** Compares parsed URLs, so that credentials, dots or a look-alike host cannot bypass the check. */
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

/** Tokens go into the fragment, which is never sent to a server or its log. */
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

/** The official client reads errors from the fragment, and with PKCE also from the query. */
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
