import { AppError } from '#domain/errors.ts'
import type { FunctionName } from '#domain/functions.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import type { Claims } from '#server/db/identity.ts'
import type { FunctionDefinition } from '#server/doors/functions/define-function.ts'
import { assertMayCall } from '#server/doors/functions/who-may-call.ts'
import { functionCallers } from '../../rights/grid/functions.ts'

type Admission = 'let in' | 'not_signed_in' | 'not_allowed'

/** Expected admission of a caller to a function, from the written rights. */
export function expectedAdmission(name: FunctionName, { role, app_metadata: said }: Claims): Admission {
  const line = functionCallers.find(({ names }) => names.includes(name))
  if (!line) throw new Error(`${name} has no line in tests/rights/grid/functions.ts: say who may call it`)
  if (line.who === 'anyone') return 'let in'
  if (role !== 'authenticated') return 'not_signed_in'
  return line.who === 'signed in' || line.who.includes(userTypeOf(said?.user_type)) ? 'let in' : 'not_allowed'
}

/** Actual admission by the functions endpoint, before any row is read. */
export function admission(who: FunctionDefinition<FunctionName>['who'], claims: Claims): Admission {
  try {
    assertMayCall(who, claims)
    return 'let in'
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_signed_in' || error.code === 'not_allowed')) return error.code
    throw error
  }
}
