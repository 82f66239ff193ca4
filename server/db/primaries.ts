import postgres from 'postgres'
import { Primary } from './primary.ts'

const SECONDS = 2

const known = new Map<string, Primary>()

/** The primary among these hosts; every pool of the process follows the same. */
export function primaryOf(urls: readonly string[]): Primary {
  const key = urls.join(' ')
  const primary = known.get(key) ?? new Primary(urls, askTimeline)
  known.set(key, primary)
  return primary
}

/** After an outage: ends connections that still wait for a host that is the primary no more. */
export function locatePrimaries(): void {
  for (const primary of known.values()) primary.locate().catch(() => undefined)
}

/** In the simple protocol, which any pooler passes on. The first eight digits of a log file's name are its timeline. */
async function askTimeline(url: string): Promise<number | undefined> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: SECONDS,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'mivoix primary' },
  })
  try {
    const [row] = await sql<{ timeline: string | null }[]>`
      select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`.simple()
    return row?.timeline ? Number.parseInt(row.timeline, 16) : undefined
  } finally {
    void sql.end({ timeout: 0 })
  }
}
