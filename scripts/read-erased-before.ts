/** The option of both commands that erase again: an instant with its time zone, as recovery-drill takes it. */
export const ERASED_BEFORE_USAGE = "[--erased-before '2026-11-17 21:30:00+00']"

const INSTANT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/

/** Null without the option. Without a time zone the operator's and the database's may differ. */
export function readErasedBefore(given: string | undefined, refusal: () => Error): string | null {
  if (given === undefined) return null
  if (!INSTANT.test(given) || Number.isNaN(Date.parse(given))) throw refusal()
  return given
}
