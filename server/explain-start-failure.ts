import { StartupError } from './startup-error.ts'

const QUERY_CANCELED = '57014'

/** A write that timed out during the start: most often a primary that waits for a standby which is away. */
export function explainStartFailure(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === QUERY_CANCELED)) return error
  return new StartupError(
    'The database did not end a statement in time. Do commits wait for a standby that is away (synchronous_standby_names)? docs/operations.md, “The standby is lost”, says what to do.',
    { cause: error },
  )
}
