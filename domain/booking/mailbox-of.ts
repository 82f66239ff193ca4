/** Domains of one provider that ignores dots. */
const IGNORE_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Under which two spellings of one mailbox are the same: lower case, without what follows a plus sign. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  if (!IGNORE_DOTS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
