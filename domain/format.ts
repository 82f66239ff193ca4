/** French number formats: a no-break space before the unit, so that a line never breaks between the two. */

const NO_BREAK_SPACE = '\u00A0'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** `2999` → « 29,99 € ». */
export function formatPrice(cents: number): string {
  return euros.format(cents / 100)
}

/** `(3, 'mois')` → « 3 mois », `(2, 'an', 'ans')` → « 2 ans »: plural from two in French. */
export function formatCount(count: number, singular: string, plural = singular): string {
  return `${count}${NO_BREAK_SPACE}${count < 2 ? singular : plural}`
}

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/** `6277` → « 6 277 », with a narrow no-break space. */
export function formatWhole(count: number): string {
  return whole.format(count)
}

/** `50` → « 50 % ». */
export function formatPercent(percent: number): string {
  return `${percent}${NO_BREAK_SPACE}%`
}

/** `1230000` → « 1,2 Mo »; below 100 Ko in Ko, never « 0 ». */
export function formatFileSize(bytes: number): string {
  if (bytes >= 100_000) return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}${NO_BREAK_SPACE}Mo`
  return `${Math.max(1, Math.round(bytes / 1000))}${NO_BREAK_SPACE}Ko`
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** A calendar day without an hour: `2025-05-01` → « 1er mai 2025 ». `Intl` writes « 1 mai ». */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return [day === 1 ? '1er' : day, months[(month ?? 0) - 1], year].join(NO_BREAK_SPACE)
}
