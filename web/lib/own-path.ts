const OWN = 'https://own.invalid'

/**
 * A path of this site as it can be gone to, or nothing: browsers read `//host`, `/\\host` and what hides control
 * characters as other sites (open redirect).
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, OWN)) return undefined
  const { origin, pathname, search } = new URL(text, OWN)
  // What the parser leaves out or resolves (tabs, dots) is not what was written.
  return origin === OWN && text.split('#')[0] === `${pathname}${search}` && !pathname.startsWith('//')
    ? `${pathname}${search}`
    : undefined
}
