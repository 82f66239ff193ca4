import type { Condition } from './parse-filter.ts'
import { cannotParse } from './refusals.ts'

/**
 * ReDoS: a short regular expression can keep a connection busy until the statement timeout, so only the service may use
 * `match` and `imatch`. Others get PostgREST's answer for an unknown operator.
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
