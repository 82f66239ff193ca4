import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

interface Row {
  id: string
  device: string | null
  trusted_at: Date
  trusted_until: Date
}

/** Trusted devices, which are not asked for a code again; most recent first. */
export const listTrustedDevices = defineFunction({
  name: 'list-trusted-devices',
  who: 'signed-in',
  input: z.strictObject({}),
  async handle({ sql, identity, now }) {
    const rows = await sql<Row[]>`
      select id, device, trusted_at, trusted_until from auth.trusted_devices
      where user_id = ${callerId(identity)} and trusted_until > ${now} order by trusted_at desc limit 100`
    return {
      devices: rows.map(({ id, device, trusted_at, trusted_until }) => ({
        id,
        device,
        trustedAt: trusted_at.toISOString(),
        trustedUntil: trusted_until.toISOString(),
      })),
    }
  },
})
