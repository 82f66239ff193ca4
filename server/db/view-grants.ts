const VIEW = /^create or replace view (public\.\w+) /
const READERS = /^-- reads: (authenticated|anon, authenticated)( \(\w+(?:, \w+)*\))?$/
/** Any spelling of either, also one that the patterns above do not know. */
const MEANT = /^\s*(create\b.*\bview\s+"?public\b|--\s*reads?\s*:)/i

/**
 * SQL that grants each view of a file to the readers named in the line above it, and revokes every other privilege:
 * `-- reads: anon, authenticated`, or `-- reads: authenticated (id, name)`. A view without such a line is granted to nobody.
 */
export function viewGrants({ name, text }: { name: string; text: string }): string {
  const lines = text.split('\n')
  return lines
    .flatMap((line, at) => {
      const [, view] = VIEW.exec(line) ?? []
      if (view) {
        const [, roles, columns = ''] = READERS.exec(lines[at - 1] ?? '') ?? []
        const revoke = `revoke all on ${view} from public, anon, authenticated;`
        return roles ? [revoke, `grant select${columns} on ${view} to ${roles};`] : [revoke]
      }
      if (MEANT.test(line) && !(READERS.test(line) && VIEW.test(lines[at + 1] ?? '')))
        throw new Error(
          `db/functions/${name}:${at + 1} is neither a view of public nor the line of its readers: ${line}`,
        )
      return []
    })
    .join('\n')
}
