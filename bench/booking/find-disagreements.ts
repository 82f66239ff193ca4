import { setTimeout as pause } from 'node:timers/promises'
import { connectToBenchDatabase } from './bench-database.ts'
import { BENCH_MAIL_DOMAIN } from './prepare-contest.ts'

const MAIL_DEADLINE_MS = 120_000

interface Counted {
  confirmed: number
  lost: number
  unpaid: number
  charged_twice: number
  paid_for_nothing: number
  booked_twice: number
  unsent: number
  mails_too_many_or_few: number
}

/** Compares the final state of the database with the acknowledged answers; the demo's own people do not count. */
export async function findDisagreements(dataFolder: string, acknowledged: ReadonlySet<string>) {
  const { superuser: sql } = await connectToBenchDatabase(dataFolder)
  try {
    const deadline = Date.now() + MAIL_DEADLINE_MS
    const left = async () => (await sql`select from app.outgoing_mails`).count
    while ((await left()) > 0 && Date.now() < deadline) await pause(200)
    const [counted] = await sql<Counted[]>`
      with people as (select id, email from auth.users where email like ${`%@${BENCH_MAIL_DOMAIN}`}),
        booked as (
          select id, patient_id from appointments where status = 'confirmed' and patient_id in (select id from people)),
        kept as (
          select appointment_id, count(*) as payments from payments
          where completed_at is not null and user_id in (select id from people) and not exists (select from app.refunds r where r.payment_id = payments.id)
          group by appointment_id)
      select
        (select count(*) from booked)::int as confirmed,
        (select count(*) from unnest(${[...acknowledged]}::uuid[]) as told (id)
          where not exists (select from booked where booked.id = told.id))::int as lost,
        (select count(*) from booked where not exists (select from kept where kept.appointment_id = booked.id))::int as unpaid,
        (select count(*) from kept where payments > 1)::int as charged_twice,
        (select count(*) from kept where not exists (select from booked where booked.id = kept.appointment_id))::int
          as paid_for_nothing,
        (select count(*) from (
          select from booked group by patient_id having count(*) > 1) as twice)::int
          as booked_twice,
        (select count(*) from app.outgoing_mails)::int as unsent,
        (select abs(count(*) - 2 * (select count(*) from booked)) 
          from app.mailbox where recipient in (select email from people))::int as mails_too_many_or_few`
    if (!counted) throw new Error('nothing was counted')
    const { confirmed, ...wrong } = counted
    return {
      confirmed,
      wrong: {
        'acknowledged and lost': wrong.lost,
        'confirmed and unpaid': wrong.unpaid,
        'charged twice': wrong.charged_twice,
        'paid for nothing': wrong.paid_for_nothing,
        'booked twice': wrong.booked_twice,
        'mails that never left': wrong.unsent,
        'mails too many or too few': wrong.mails_too_many_or_few,
      },
    }
  } finally {
    await sql.end()
  }
}
