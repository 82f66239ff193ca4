import { type Day, isDay } from './time.ts'

/** `2026-03-05` → « 05/03/2026 »; anything else, such as a half-typed date, stays as it is. */
export function shownDay(value: string): string {
  return isDay(value) ? value.split('-').toReversed().join('/') : value
}

/** Puts the slashes of jj/mm/aaaa while somebody types. Browsers fill a birthdate in as aaaa-mm-jj. */
export function slashed(text: string): string {
  const filledIn = text.trim()
  if (isDay(filledIn)) return shownDay(filledIn)
  const groups = ['']
  for (const sign of text) {
    const last = groups.length - 1
    const group = groups[last] ?? ''
    const isFull = group.length === (last === 2 ? 4 : 2)
    if (/\d/.test(sign)) {
      if (!isFull) groups[last] = group + sign
      else if (last < 2) groups.push(sign)
    } else if (group !== '' && last < 2) groups.push('')
  }
  return groups.join('/')
}

/** Day of « 05/03/2026 » or « 5/3/2026 »; undefined while it is incomplete or does not exist. */
export function typedDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}
