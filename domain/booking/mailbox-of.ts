/** Domains of a provider that ignores dots. */
const IGNORE_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Canonical form of a mailbox, to compare spellings: lower case, without the part after a plus sign. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  if (!IGNORE_DOTS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
