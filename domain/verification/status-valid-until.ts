import type { Day } from '../time.ts'

const LAST_DAY = '10-31'
/** University years turn over in summer: a proof from July on is next year's. */
const FIRST_MONTH_OF_NEXT = '07'

/** The last day on which a student's proof counts, when it is accepted on that day. */
export function statusValidUntil(acceptedOn: Day): Day {
  const [year = '', month = ''] = acceptedOn.split('-')
  return `${Number(year) + (month >= FIRST_MONTH_OF_NEXT ? 1 : 0)}-${LAST_DAY}`
}
