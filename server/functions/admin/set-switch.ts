import { MAINTENANCE_MAX_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { switchChangeSchema } from '#domain/site/schema.ts'
import { addMinutes } from '#domain/time.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { notifySiteChanged } from '../../site/notify-site-changed.ts'

/** Switches a part of the site on or off, in every process at once. */
export const setSwitch = defineAdminFunction({
  name: 'set-switch',
  level: 'plain',
  input: switchChangeSchema,
  audit: ({ input: { name, isOn, until } }) => ({ subject: name, detail: { isOn, until } }),
  async handle({ input: { name, isOn, until: given }, sql, now, adminId, deps }) {
    const until = name === 'maintenance' && isOn ? endOf(given, now) : null
    await sql`
      update app.site_switches set is_on = ${isOn}, until = ${until}, changed_at = ${now}, changed_by = ${adminId}
      where name = ${name}`
    notifySiteChanged(sql, deps.fanout)
    // Reloads this process before the answer, so that the administrator sees the change at once.
    return async () => {
      await deps.site.load()
      return { changed: true }
    }
  },
})

function endOf(given: string | null, now: Date): Date {
  if (!given) throw new AppError('maintenance_end_missing', { field: 'until' })
  const until = new Date(given)
  if (until <= now || until > addMinutes(now, MAINTENANCE_MAX_HOURS * 60))
    throw new AppError('maintenance_end_refused', { field: 'until', params: { n: MAINTENANCE_MAX_HOURS } })
  return until
}
