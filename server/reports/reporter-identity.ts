import type { IdentityOpening } from '#domain/supervision/functions.ts'
import type { Transaction } from '../db/postgres.ts'
import type { ReportRow } from './lock-report.ts'

interface Row {
  name: string
  phone: string | null
  email: string | null
  open_until: Date
}

/** Identity behind the name of a reporter, while it is open to that referent. */
export async function reporterIdentity(
  sql: Transaction,
  { id: reportId, appointment_id: appointmentId, reporter_id: reporterId }: ReportRow,
  referentId: string,
  now: Date,
): Promise<IdentityOpening> {
  const [opened] = await sql<Row[]>`
    select btrim(p.first_name || ' ' || p.last_name) as name, u.phone, u.email, o.open_until
    from identity_openings o, profiles p join auth.users u on u.id = p.id
    where o.appointment_id = ${appointmentId} and o.practitioner_id = ${referentId} and p.id = ${reporterId}
      and o.agreed_at is not null order by o.open_until desc limit 1`
  if (opened && opened.open_until > now) {
    const { name, phone, email } = opened
    return { state: 'open', openUntil: opened.open_until.toISOString(), identity: { name, phone, email } }
  }
  const waiting = await sql`
    select from app.act_requests where act = 'open-reporter-identity' and input ->> 'reportId' = ${reportId}
      and decision is null and expires_at > ${now}`
  const state = waiting.count > 0 ? 'asked' : opened ? 'over' : 'none'
  return { state, openUntil: null, identity: null }
}
