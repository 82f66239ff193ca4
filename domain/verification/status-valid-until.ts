import type { Day } from '../time.ts'

const LAST_DAY = '10-31'
/** University years change in summer: a proof from July on is for the next year. */
const FIRST_MONTH_OF_NEXT = '07'

/** End of validity of a student's proof accepted on that day. */
export function statusValidUntil(acceptedOn: Day): Day {
  const [year = '', month = ''] = acceptedOn.split('-')
  return `${Number(year) + (month >= FIRST_MONTH_OF_NEXT ? 1 : 0)}-${LAST_DAY}`
}
