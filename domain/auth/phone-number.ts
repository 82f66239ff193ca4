const COUNTRY_OF_NATIONAL_NUMBERS = '33'

/**
 * Normalises a phone number to international digits without the plus sign: `33612345678`. A national number (`06 12 34
 * 56 78`) is taken as French.
 */
export function internationalDigits(text: string): string | undefined {
  const compact = text.replace(/[\s.()\u00a0-]/g, '')
  const digits = /^0[1-9]\d{8}$/.test(compact)
    ? COUNTRY_OF_NATIONAL_NUMBERS + compact.slice(1)
    : compact.replace(/^(\+|00)/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}

/** « •• •• •• 56 78 »: enough to recognise the number, too little to call it. */
export function maskedPhone(text: string): string {
  const end = text.replace(/\D/g, '').slice(-4)
  return `•• •• •• ${end.slice(0, 2)} ${end.slice(2)}`
}

/** « +33 6 12 34 56 78 » for a French number, otherwise a plus sign and its digits. */
export function spokenPhone(digits: string): string {
  const french = /^33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)
  return french ? `+33 ${french.slice(1).join(' ')}` : `+${digits}`
}
