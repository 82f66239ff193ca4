import { AppError } from '#domain/errors.ts'
import { announcementSchema } from '#domain/site/schema.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { notifySiteChanged } from '../../site/notify-site-changed.ts'

export const publishAnnouncement = defineAdminFunction({
  name: 'publish-announcement',
  level: 'plain',
  input: announcementSchema,
  audit: ({ input }, answer) => ({
    subject: 'announcementId' in answer ? (answer.announcementId ?? null) : null,
    detail: input,
  }),
  async handle({ input: { body, startsAt, endsAt }, sql, now, adminId, deps }) {
    const [starts, ends] = [new Date(startsAt), new Date(endsAt)]
    if (ends <= starts || ends <= now) throw new AppError('announcement_ends_before', { field: 'endsAt' })
    const [announcement] = await sql<{ id: string }[]>`
      insert into app.announcements (body, starts_at, ends_at, published_at, published_by)
      values (${body}, ${starts}, ${ends}, ${now}, ${adminId}) returning id`
    if (!announcement) throw new Error('the announcement was not written')
    notifySiteChanged(sql, deps.fanout)
    return { announcementId: announcement.id }
  },
})
