import type { TestApp } from '../app.ts'
import { superuser } from '../database.ts'

/** Makes the database unreachable for the server while `work` runs. */
export async function duringOutage(app: TestApp, work: () => Promise<void>): Promise<void> {
  const { database } = app.sql.options
  const elsewhere = superuser('postgres')
  try {
    await elsewhere`alter database ${elsewhere(database)} allow_connections false`
    await elsewhere`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${database} and usename = 'mivoix_server'`
    await work()
  } finally {
    await elsewhere`alter database ${elsewhere(database)} allow_connections true`
    await elsewhere.end()
  }
}
