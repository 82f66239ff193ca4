/** JSON that PostgreSQL reads: it knows no half of a character, which what is cut at a length may end with. */
export function jsonForPostgres(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part))
}
