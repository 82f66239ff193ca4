/** JSON that PostgreSQL reads: it knows no half of a character, which what is cut at a length may end with. */
export function jsonForPostgres(value: object): string {
  const json = JSON.stringify(value)
  // Halves alone are written as escapes, so hardly any text needs a second look.
  if (!json.includes('\\ud')) return json
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part))
}
