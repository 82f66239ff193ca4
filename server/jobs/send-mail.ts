import type { Deps } from '../deps.ts'
import type { MailTemplate } from '../mail/mail-content.ts'
import { renderMail } from '../mail/render-mail.ts'
import { type MailTemplateName, mailTemplates } from '../mail/templates.ts'
import { MailRefused } from '../providers/mail/mail-provider.ts'
import { defineJob } from './define-job.ts'

const HOLD_SECONDS = 60

interface OutgoingMailRow {
  id: string
  recipient: string
  reply_to: string | null
  template: MailTemplateName
  data: unknown
}

/** Retries for two days while the mail server is down; the row is deleted once sent. */
export const sendMail = defineJob({
  name: 'send-mail',
  retry: { times: 60, firstSeconds: 2, longestSeconds: 60 * 60 },
  runsAtMostSeconds: HOLD_SECONDS,
  async handle({ data: { mailId }, deps }) {
    const mail = await takeHold(deps, mailId)
    if (!mail) return
    try {
      // Safe cast: `queueMail` types the data by the template.
      const template = mailTemplates[mail.template] as MailTemplate<unknown>
      await deps.mail.send({
        to: mail.recipient,
        replyTo: mail.reply_to ?? undefined,
        messageId: `<${mail.id}@${new URL(deps.settings.PUBLIC_URL).hostname}>`,
        ...renderMail(template(mail.data, { publicUrl: deps.settings.PUBLIC_URL }), {
          publicUrl: deps.settings.PUBLIC_URL,
        }),
      })
    } catch (error) {
      if (error instanceof MailRefused) return recordRefusal(deps, mail, error.reply)
      await deps.db.asService((sql) => sql`update app.outgoing_mails set held_until = null where id = ${mail.id}`)
      throw error
    }
    await deps.db.asService((sql) => sql`delete from app.outgoing_mails where id = ${mail.id}`)
    deps.log.info('mail sent', { template: mail.template, id: mail.id })
  },
})

/** Leases the mail so that no other run sends it meanwhile; nothing when it was sent or has expired. */
async function takeHold({ db, clock }: Deps, mailId: string): Promise<OutgoingMailRow | undefined> {
  const now = clock()
  return db.asService(async (sql) => {
    const [mail] = await sql<(OutgoingMailRow & { is_held: boolean; is_useless: boolean })[]>`
      select id, recipient, reply_to, template, data,
        coalesce(held_until > ${now}, false) as is_held, coalesce(useless_after < ${now}, false) as is_useless
      from app.outgoing_mails where id = ${mailId} and refused_at is null for update`
    if (!mail) return undefined
    if (mail.is_useless) {
      await sql`delete from app.outgoing_mails where id = ${mailId}`
      return undefined
    }
    if (mail.is_held) throw new Error('another run is handing this mail over')
    await sql`update app.outgoing_mails set held_until = ${new Date(now.getTime() + HOLD_SECONDS * 1000)} where id = ${mailId}`
    return mail
  })
}

/** Permanent refusal: retrying would only harm our sender reputation. */
async function recordRefusal({ db, clock, log }: Deps, mail: OutgoingMailRow, reply: string): Promise<void> {
  await db.asService(
    (sql) => sql`update app.outgoing_mails set refused_at = ${clock()}, refusal = ${reply} where id = ${mail.id}`,
  )
  log.warn('mail refused for good', { template: mail.template, id: mail.id, reply })
}
