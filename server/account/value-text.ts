import { formatDateTime } from '#domain/format-time.ts'
import { dataLabels } from './data-labels.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** The person may have chosen the keys: `constructor` is no label. */
const labelOf = (key: string) => (Object.hasOwn(dataLabels, key) ? dataLabels[key] : key)

/** Readable text of a stored value. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value === true) return 'oui'
  if (value === false) return 'non'
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(new Date(value)) : value
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => `${labelOf(key)} ${valueText(part)}`)
    return parts.join(' ; ')
  }
  return JSON.stringify(value)
}
