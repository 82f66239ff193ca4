/** Anonymous reference of an appointment or a payment: the first eight characters of its id, « 7F3A 91C2 ». */
export function fileNumber(id: string): string {
  const signs = id.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `${signs.slice(0, 4)} ${signs.slice(4)}`
}

/** Range of ids (first and last) that match a typed reference; nothing when it is malformed. */
export function idsOfFileNumber(typed: string): { first: string; last: string } | undefined {
  const signs = typed
    .toLowerCase()
    .replace(/^\s*dossier/, '')
    .replaceAll(/[\s-]/g, '')
  if (!/^[0-9a-f]{4,32}$/.test(signs)) return undefined
  return { first: uuidOf(signs.padEnd(32, '0')), last: uuidOf(signs.padEnd(32, 'f')) }
}

const uuidOf = (signs: string) => signs.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
