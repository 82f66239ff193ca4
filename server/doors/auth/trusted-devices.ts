import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { TRUSTED_DEVICE_DAYS } from '#domain/constants.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { HonoEnv } from '../../http/request-context.ts'

/** The random name a browser keeps for itself. */
const DEVICE_HEADER = 'x-device'
const DEVICE = /^[\w-]{32,64}$/

export function deviceOf(c: Context<HonoEnv>): string | undefined {
  const device = c.req.header(DEVICE_HEADER)
  return device && DEVICE.test(device) ? device : undefined
}

export async function trustDevice(
  sql: Transaction,
  userId: string,
  device: string | undefined,
  now: Date,
): Promise<void> {
  if (!device) return
  const until = new Date(now.getTime() + TRUSTED_DEVICE_DAYS * 24 * 3_600_000)
  await sql`
    insert into auth.trusted_devices (user_id, device_hash, trusted_until) values (${userId}, ${hash(device)}, ${until})
    on conflict on constraint trusted_devices_pkey do update set trusted_until = excluded.trusted_until`
}

export async function isTrustedDevice(
  sql: Transaction,
  userId: string,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!device) return false
  const [known] = await sql`
    select from auth.trusted_devices
    where user_id = ${userId} and device_hash = ${hash(device)} and trusted_until > ${now}`
  return known !== undefined
}

function hash(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}
