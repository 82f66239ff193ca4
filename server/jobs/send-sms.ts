import type { Deps } from '../deps.ts'
import { SmsRefused } from '../providers/sms/sms-provider.ts'
import { defineJob } from './define-job.ts'

const HOLD_SECONDS = 30

interface OutgoingSmsRow {
  recipient: string
  body: string
  useless_after: Date
}

/** Retries until the text message expires; its row is deleted once sent. */
export const sendSms = defineJob({
  name: 'send-sms',
  retry: { times: 8, firstSeconds: 2, longestSeconds: 120 },
  runsAtMostSeconds: HOLD_SECONDS,
  async handle({ data: { smsId }, deps }) {
    const waiting = await takeHold(deps, smsId)
    if (!waiting) return
    if (waiting.useless_after > deps.clock()) await handOver(deps, smsId, waiting)
    await deps.db.asService((sql) => sql`delete from app.outgoing_sms where id = ${smsId}`)
  },
})

/** Leases the message so that no other run sends it meanwhile; nothing when it was sent. */
async function takeHold({ db, clock }: Deps, smsId: string): Promise<OutgoingSmsRow | undefined> {
  const now = clock()
  return db.asService(async (sql) => {
    const [waiting] = await sql<(OutgoingSmsRow & { is_held: boolean })[]>`
      select recipient, body, useless_after, coalesce(held_until > ${now}, false) as is_held
      from app.outgoing_sms where id = ${smsId} for update`
    if (waiting?.is_held) throw new Error('another run is handing this message over')
    const heldUntil = new Date(now.getTime() + HOLD_SECONDS * 1000)
    await sql`update app.outgoing_sms set held_until = ${heldUntil} where id = ${smsId}`
    return waiting
  })
}

async function handOver({ db, sms, log }: Deps, smsId: string, { recipient, body }: OutgoingSmsRow): Promise<void> {
  try {
    await sms.send({ to: recipient, text: body, messageId: `<${smsId}@sms>` })
    log.info('text message sent', { id: smsId })
  } catch (error) {
    if (error instanceof SmsRefused) {
      log.warn('text message refused for good', { id: smsId, status: error.status })
      return
    }
    await db.asService((sql) => sql`update app.outgoing_sms set held_until = null where id = ${smsId}`)
    throw error
  }
}
