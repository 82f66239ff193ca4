const OWN = 'https://own.invalid'

/**
 * A path of this site that is safe to redirect to, or undefined. Prevents open redirects: browsers read `//host`,
 * `/\\host` and hidden control characters as other sites.
 */
export function safeRedirectPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, OWN)) return undefined
  const { origin, pathname, search } = new URL(text, OWN)
  // A path that the URL parser changes (tabs, dots) is refused.
  return origin === OWN && text.split('#')[0] === `${pathname}${search}` && !pathname.startsWith('//')
    ? `${pathname}${search}`
    : undefined
}
