import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { notifyOtherAdministrators } from '../../admin/notify-other-administrators.ts'
import { writeRequest } from '../../admin/write-request.ts'
import { contentHash } from '../../newsletter/content-hash.ts'

/** Requests the sending of a newsletter in its current version; another administrator decides. */
export const requestNewsletter = defineAdminFunction({
  name: 'request-newsletter',
  level: 'step-up',
  input: z.object({ newsletterId: z.uuid() }),
  audit: ({ input: { newsletterId } }) => ({ subject: newsletterId, detail: {} }),
  async handle({ input: { newsletterId }, sql, now, adminId, identity, deps }) {
    const [letter] = await sql<{ subject: string; body: string }[]>`
      select subject, body from app.newsletters where id = ${newsletterId} for update`
    if (!letter) throw new AppError('not_found')
    const [waiting] = await sql`
      select from app.act_requests where act = 'send-newsletter' and input ->> 'newsletterId' = ${newsletterId}
        and decision is null and expires_at > ${now}`
    if (waiting) throw new AppError('newsletter_waiting')
    const input = { newsletterId, contentHash: contentHash(letter) }
    const reason = `Lettre d’information : ${letter.subject}`
    const actRequest = { act: 'send-newsletter', input, reason, requestedBy: adminId } as const
    const request = await writeRequest({ sql, deps, now }, actRequest)
    await notifyOtherAdministrators(sql, deps, { ...request, reason, requestedBy: identity.email, now })
    return { requestId: request.id }
  },
})
