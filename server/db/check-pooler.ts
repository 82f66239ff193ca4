import { StartupError } from '../startup-error.ts'
import { connect, type PoolOptions } from './postgres.ts'

/**
 * A pooler in transaction mode hands a connection to another client after each transaction, so session settings must be
 * set in the pooler itself. Without them we would run as the login role, without timeouts.
 */
export async function checkPooler(target: PoolOptions['target']): Promise<void> {
  const sql = connect({ target, isPooled: true, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix set-up' })
  try {
    const [session] = await sql<{ role: string; timeout: string }[]>`
      select current_user as role, current_setting('statement_timeout') as timeout`
    if (session?.role === 'anon' && session.timeout !== '0') return
    throw new StartupError(
      `DATABASE_URL: the pooler opens connections as ${session?.role} with a statement timeout of ${session?.timeout}. ` +
        'It must begin them with the connect_query of deploy/pgbouncer.ini.',
    )
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATABASE_URL: the pooler cannot be used (${reason}).`, { cause: error })
  } finally {
    await sql.end({ timeout: 1 })
  }
}
