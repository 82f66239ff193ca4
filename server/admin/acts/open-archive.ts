import { fileNumber } from '#domain/admin/file-number.ts'
import { ARCHIVE_OPEN_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { addMinutes } from '#domain/time.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Act, ActContext } from '../act.ts'

async function requireArchive({ sql }: ActContext, patientId: string): Promise<void> {
  const [archived] = await sql`select from app.health_archive where patient_id = ${patientId} limit 1`
  if (!archived) throw new AppError('archive_empty')
}

/** Opens a patient's archived file to the referents, one of whom takes it. Neither administrator can read it. */
export const openArchive: Act<'open-archive'> = {
  async sentence(context, { personId }) {
    await requireArchive(context, personId)
    const days = formatCount(ARCHIVE_OPEN_DAYS, 'jour', 'jours')
    return `Ouvrir l’archive du dossier ${fileNumber(personId)} à une personne référente, pendant ${days}`
  },
  async perform(context, { personId }) {
    await requireArchive(context, personId)
    const { sql, deps, now } = context
    const openUntil = addMinutes(now, ARCHIVE_OPEN_DAYS * 24 * 60)
    // The reason comes from the request, which is already decided here.
    await sql`
      insert into app.archive_openings (patient_id, reason, opened_at, open_until)
      select ${personId}, r.reason, ${now}, ${openUntil} from app.act_requests r
      where r.act = 'open-archive' and r.input ->> 'personId' = ${personId} and r.decision in ('approved', 'waited')
      order by r.decided_at desc limit 1`
    await sql`
      insert into access_log (user_id, act, occurred_at)
      select u.id, 'archive-opened', ${now} from auth.users u where u.id = ${personId}`
    const referents = await sql<{ id: string; email: string | null }[]>`
      select u.id, u.email from profiles p join auth.users u on u.id = p.id
      where app.is_referent(p.id) and p.id <> ${personId}`
    notifyInbox(
      sql,
      deps.fanout,
      referents.map(({ id }) => id),
      'supervision',
    )
    for (const { email } of referents)
      if (email)
        await queueMail(sql, deps.jobs, {
          to: email,
          template: 'archive-opened',
          data: { openUntil: openUntil.toISOString() },
        })
  },
}
