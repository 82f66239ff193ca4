import { BRAND } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueSms } from '../sms/queue-sms.ts'

interface Supervisor {
  id: string
  name: string
  student_name: string
  email: string | null
  phone: string | null
}

export async function supervisorOf(sql: Transaction, studentId: string | null): Promise<Supervisor> {
  const [supervisor] = await sql<Supervisor[]>`
    select s.id, s.first_name || ' ' || s.last_name as name, app.public_name(p.first_name, p.last_name) as student_name,
      u.email, app.telephone_of(s.id) as phone
    from profiles p join profiles s on s.id = p.supervisor_id join auth.users u on u.id = s.id
    where p.id = ${studentId}`
  if (!supervisor) throw new AppError('no_supervisor')
  return supervisor
}

type RequestKind = 'urgent' | 'advice' | 'identity'

/** Text messages of the requests that cannot wait; without names, because others may see the phone. */
const texts: Partial<Record<RequestKind, string>> = {
  urgent: `${BRAND} : votre supervision est demandée en séance, tout de suite.`,
  identity: `${BRAND} : votre accord est demandé en séance, tout de suite. Répondez depuis votre espace.`,
}

/** A request from a consultation to the student's supervisor: on screen, by mail and by text message. */
export async function tellSupervisor(
  sql: Transaction,
  deps: Deps,
  { id, student_name: studentName, email, phone }: Supervisor,
  { appointmentId, kind, uselessAfter }: { appointmentId: string; kind: RequestKind; uselessAfter: Date },
): Promise<void> {
  const data = { appointmentId, studentName, kind }
  if (email) await queueMail(sql, deps.jobs, { to: email, template: 'supervision-called', data, uselessAfter })
  const text = texts[kind]
  if (phone && text) await queueSms(sql, deps, { to: phone, text, uselessAfter })
  notifyInbox(sql, deps.fanout, [id], 'supervision')
}
