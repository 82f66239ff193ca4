import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deviceName } from '#domain/auth/device-name.ts'
import { TRUSTED_DEVICE_DAYS } from '#domain/constants.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { type Asker, type Sides, sidesOf } from '../../../identity/asker.ts'
import type { Reach } from '../../../identity/create-account.ts'

/** Random id stored by the browser. */
const DEVICE_HEADER = 'x-device'
const DEVICE = /^[\w-]{32,64}$/

/** Keeps the newest devices of an account, because browsers that lose their id would fill the table. */
const DEVICES_MAX = 30

export interface Device {
  /** Undefined when the browser stores none. */
  key: string | undefined
  /** Display name of the device. */
  name: string | undefined
}

export function deviceOf(c: Context<HonoEnv>): Device {
  const key = c.req.header(DEVICE_HEADER)
  return { key: key && DEVICE.test(key) ? key : undefined, name: deviceName(c.req.header('user-agent')) }
}

/** Origin of an attempt, for the rate limits. `session` is that of the account it is aimed at. */
export function askerOf(c: Context<HonoEnv>, session?: { second_step_due: boolean }): Asker {
  const { key } = deviceOf(c)
  return {
    address: c.get('address'),
    deviceHash: key === undefined ? undefined : deviceHash(key),
    isInSession: session?.second_step_due === false,
  }
}

/** Under what an attempt at an account is counted. The account may not exist. */
export async function sidesAt(
  sql: Transaction,
  account: { id: string } | Reach,
  from: Asker,
  now: Date,
): Promise<Sides> {
  if (from.isInSession || !from.deviceHash) return sidesOf(from, false)
  const isTheirs =
    'id' in account
      ? sql`u.id = ${account.id}`
      : account.phone === undefined
        ? sql`u.email = ${account.email}`
        : sql`u.phone = ${account.phone}`
  const [known] = await sql`
    select from auth.users u join auth.trusted_devices d on d.user_id = u.id
    where ${isTheirs} and d.device_hash = ${from.deviceHash} and d.trusted_until > ${now}`
  return sidesOf(from, known !== undefined)
}

export async function trustDevice(sql: Transaction, userId: string, { key, name }: Device, now: Date): Promise<void> {
  if (!key) return
  const until = new Date(now.getTime() + TRUSTED_DEVICE_DAYS * 24 * 3_600_000)
  await sql`
    insert into auth.trusted_devices (user_id, device_hash, device, trusted_at, trusted_until)
    values (${userId}, ${deviceHash(key)}, ${name ?? null}, ${now}, ${until})
    on conflict on constraint trusted_devices_pkey
      do update set device = excluded.device, trusted_at = excluded.trusted_at, trusted_until = excluded.trusted_until`
  await sql`
    delete from auth.trusted_devices where user_id = ${userId} and id in (
      select id from auth.trusted_devices where user_id = ${userId} order by trusted_at desc offset ${DEVICES_MAX})`
}

export async function isTrustedDevice(sql: Transaction, userId: string, { key }: Device, now: Date): Promise<boolean> {
  if (!key) return false
  const [known] = await sql`
    select from auth.trusted_devices
    where user_id = ${userId} and device_hash = ${deviceHash(key)} and trusted_until > ${now}`
  return known !== undefined
}

export function deviceHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
