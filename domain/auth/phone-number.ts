const COUNTRY_OF_NATIONAL_NUMBERS = '33'

/**
 * A telephone number as digits in international form, without the plus sign: `33612345678`. A number written the French
 * way (`06 12 34 56 78`) is a French one.
 */
export function internationalDigits(text: string): string | undefined {
  const compact = text.replace(/[\s.()\u00a0-]/g, '')
  const digits = /^0[1-9]\d{8}$/.test(compact)
    ? COUNTRY_OF_NATIONAL_NUMBERS + compact.slice(1)
    : compact.replace(/^(\+|00)/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
