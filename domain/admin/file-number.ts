/** How the team names an appointment or a payment without naming anybody: the first eight signs of its id, « 7F3A 91C2 ». */
export function fileNumber(id: string): string {
  const signs = id.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `${signs.slice(0, 4)} ${signs.slice(4)}`
}

/** The ids that a number typed in a search may stand for, first and last; nothing when it is no number. */
export function idsOfFileNumber(typed: string): { first: string; last: string } | undefined {
  const signs = typed
    .toLowerCase()
    .replace(/^\s*dossier/, '')
    .replaceAll(/[\s-]/g, '')
  if (!/^[0-9a-f]{4,32}$/.test(signs)) return undefined
  return { first: uuidOf(signs.padEnd(32, '0')), last: uuidOf(signs.padEnd(32, 'f')) }
}

const uuidOf = (signs: string) => signs.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
