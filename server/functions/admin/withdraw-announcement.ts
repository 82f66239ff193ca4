import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { notifySiteChanged } from '../../site/notify-site-changed.ts'

export const withdrawAnnouncement = defineAdminFunction({
  name: 'withdraw-announcement',
  level: 'plain',
  input: z.object({ announcementId: z.uuid() }),
  audit: ({ input: { announcementId } }) => ({ subject: announcementId, detail: {} }),
  async handle({ input: { announcementId }, sql, deps }) {
    const withdrawn = await sql`delete from app.announcements where id = ${announcementId}`
    if (withdrawn.count === 0) throw new AppError('not_found')
    notifySiteChanged(sql, deps.fanout)
    return { withdrawn: true }
  },
})
