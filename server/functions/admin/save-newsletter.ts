import { AppError } from '#domain/errors.ts'
import { newsletterSchema } from '#domain/newsletter/letter-schema.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

/** Saves a draft. A newsletter that was sent, or waits for approval, cannot change. */
export const saveNewsletter = defineAdminFunction({
  name: 'save-newsletter',
  level: 'plain',
  input: newsletterSchema,
  audit: ({ input: { id } }) => ({ subject: id, detail: {} }),
  async handle({ input: { id, subject, body }, sql, now, adminId }) {
    if (id === null) {
      const [draft] = await sql<{ id: string }[]>`
        insert into app.newsletters (subject, body, written_by, updated_at)
        values (${subject}, ${body}, ${adminId}, ${now}) returning id`
      return { newsletterId: draft?.id ?? '' }
    }
    const [waiting] = await sql`
      select from app.act_requests where act = 'send-newsletter' and input ->> 'newsletterId' = ${id}
        and decision is null and expires_at > ${now}`
    if (waiting) throw new AppError('newsletter_waiting')
    const saved = await sql`
      update app.newsletters set subject = ${subject}, body = ${body}, written_by = ${adminId}, updated_at = ${now}
      where id = ${id} and sent_at is null`
    if (saved.count === 0) throw new AppError('newsletter_sent')
    return { newsletterId: id }
  },
})
