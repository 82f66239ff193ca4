/** Stored format: capitals, no spaces. */
export function compactIban(written: string): string {
  return written.replace(/[\s.-]/g, '').toUpperCase()
}

/** Checks the check digits (ISO 13616: the number read as base 36 is 1 modulo 97). */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  if (compact.startsWith('FR') && compact.length !== FRENCH_LENGTH) return false
  const rotated = compact.slice(4) + compact.slice(0, 4)
  let rest = 0
  for (const character of rotated) rest = Number(`${rest}${Number.parseInt(character, 36)}`) % 97
  return rest === 1
}

const FRENCH_LENGTH = 27

/** « •••• 2606 »: enough to recognise an account, and no more. */
export function maskedIban(end: string): string {
  return `•••• ${end}`
}
