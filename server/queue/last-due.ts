const MINUTE_MS = 60_000
const LOOK_BACK_MINUTES = 32 * 24 * 60

/**
 * Last time a cron expression (UTC, five fields of `*`, a step, numbers, lists and ranges) was due, at most a month back.
 */
export function lastDue(cron: string, now: Date): Date | undefined {
  const [minutes, hours, days, months, weekdays] = cron.split(' ').map(matcherOf)
  if (!minutes || !hours || !days || !months || !weekdays) return undefined
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  for (let back = 0; back < LOOK_BACK_MINUTES; back += 1) {
    const at = new Date((minute - back) * MINUTE_MS)
    const isDay = days(at.getUTCDate()) && months(at.getUTCMonth() + 1) && weekdays(at.getUTCDay())
    if (isDay && hours(at.getUTCHours()) && minutes(at.getUTCMinutes())) return at
  }
  return undefined
}

function matcherOf(field: string): (value: number) => boolean {
  const parts = field.split(',').map((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from = '0', to] = range === '*' ? ['0', '99'] : range.split('-')
    const last = Number(to ?? (part.includes('/') ? 99 : from))
    return { from: Number(from), last, step: Number(step) }
  })
  return (value) => parts.some(({ from, last, step }) => value >= from && value <= last && (value - from) % step === 0)
}
