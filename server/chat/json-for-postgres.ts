/** JSON that PostgreSQL accepts: it refuses a lone surrogate, which a text cut at a length may end with. */
export function jsonForPostgres(value: object): string {
  const json = JSON.stringify(value)
  // Only lone surrogates are written as escapes, so hardly any text needs the replacement.
  if (!json.includes('\\ud')) return json
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part))
}
