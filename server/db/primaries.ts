import postgres from 'postgres'
import type { Settings } from '../settings.ts'
import { hostsInUrl } from './hosts-in-url.ts'
import { Primary } from './primary.ts'

const SECONDS = 2

const known = new Map<string, Primary>()

/** Shared Primary of these hosts, so that every pool of the process follows the same one. */
export function primaryOf(urls: readonly string[]): Primary {
  const key = urls.join(' ')
  const primary = known.get(key) ?? new Primary(urls, askTimeline)
  known.set(key, primary)
  return primary
}

/** Hosts of the database itself. A pooler in front of one may be down or full while its PostgreSQL accepts connections. */
export function databaseHosts({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string[] {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL
  return (url && hostsInUrl(url)) || []
}

/** Hosts of the database that claim to be the primary; undefined with one host only. */
export async function countPrimaries(settings: Parameters<typeof databaseHosts>[0]): Promise<number | undefined> {
  const hosts = databaseHosts(settings)
  return hosts.length > 1 ? primaryOf(hosts).countClaims() : undefined
}

/** After an outage: closes connections to a host that is no longer the primary. */
export function locatePrimaries(): void {
  for (const primary of known.values()) primary.locate().catch(() => undefined)
}

/** Simple query protocol, which any pooler passes on. The first eight digits of a WAL file name are its timeline. */
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
