import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { formatPercent } from '#domain/format.ts'
import { type Day, dayOf } from '#domain/time.ts'
import type { Database } from '../../db/database.ts'
import { critical, fine, type Probe, type Remark, warning } from '../probe.ts'

const FULL_FREE_SHARE = 5
const FULL_WITHIN_DAYS = 30
/** PostgreSQL error code disk_full. */
const DISK_FULL = '53100'
const GIGABYTE = 1024 ** 3
const MAKE_ROOM = 'Agrandissez le disque, ou déplacez d’anciennes sauvegardes de DATA_DIR/backups.'

interface Earlier {
  used: number
  days: number
}

/** Checks the free space, and the growth over the last two weeks. */
export const probeDisk: Probe = async ({ settings, db, clock }) => {
  const { blocks, bavail, bfree, bsize } = await statfs(settings.DATA_DIR)
  const used = (blocks - bfree) * bsize
  const disk = { free: bavail * bsize, total: (blocks - bfree + bavail) * bsize, used }
  return judgeDisk(disk, await noteUse(db, used, dayOf(clock())))
}

/**
 * Stores today's use and returns the use of up to two weeks ago. A full disk cannot store it, and is reported anyway.
 */
async function noteUse(db: Pick<Database, 'asService'>, used: number, day: Day): Promise<Earlier | undefined> {
  const written = db.asService(async (sql) => {
    await sql`
      insert into app.disk_days (machine, day, used_bytes) values (${hostname()}, ${day}, ${used})
      on conflict on constraint disk_days_pkey do update set used_bytes = excluded.used_bytes`
    return sql<Earlier[]>`
      select used_bytes::float8 as used, (${day}::date - day)::int as days from app.disk_days
      where machine = ${hostname()} and day < ${day}::date and day >= ${day}::date - 14 order by day limit 1`
  })
  const [earlier] = await written.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === DISK_FULL) return []
    throw error
  })
  return earlier
}

export function judgeDisk(
  { free, total, used }: Record<'free' | 'total' | 'used', number>,
  earlier?: Earlier,
): Remark[] {
  const share = (free / total) * 100
  const room = `${(free / GIGABYTE).toFixed(1).replace('.', ',')} Go libres (${formatPercent(Math.floor(share))})`
  if (share < FULL_FREE_SHARE) return [critical(`${room}.`, MAKE_ROOM)]
  const bytesPerDay = earlier ? (used - earlier.used) / earlier.days : 0
  const days = bytesPerDay > 0 ? free / bytesPerDay : Number.POSITIVE_INFINITY
  if (days < FULL_WITHIN_DAYS) return [warning(`${room}, plein dans ${Math.floor(days)} jours à ce rythme.`, MAKE_ROOM)]
  return [fine(`${room}.`)]
}
