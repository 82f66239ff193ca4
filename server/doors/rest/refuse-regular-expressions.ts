import type { Condition } from './parse-filter.ts'
import { cannotParse } from './refusals.ts'

/**
 * A regular expression of a few letters can keep a connection busy for as long as a statement may last, so `match` and
 * `imatch` are the service's alone. Others meet PostgREST's answer to an operator that does not exist.
 */
export function refuseRegularExpressions(conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    if (condition.kind !== 'test') refuseRegularExpressions(condition.conditions)
    else if (condition.test.operator === 'match' || condition.test.operator === 'imatch') {
      const { operator, value } = condition.test
      throw cannotParse('filter', `${operator}.${value}`, 1, `unknown single value operator ${operator}`)
    }
  }
}
