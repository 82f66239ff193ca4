import type { Appearance, ConsultationType } from '#domain/booking/words.ts'
import { type PaidConsultation, type Receipt, receiptOf } from '#domain/payment/receipt.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { dayOf, instantOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

interface PaidRow {
  completed_at: Date
  amount: number
  is_test: boolean
  payment_type: 'consultation' | 'subscription'
  client_name: string
  appointment_id: string | null
  starts_at: Date | null
  booked_day: string
  booked_time: string
  consultation_type: ConsultationType
  appearance: Appearance | null
  practitioner_name: string | null
  user_type: string | null
  gender: string | null
}

/**
 * Issues the receipt of a completed payment once, with its number and the facts of that day. Numbers have no gaps, so
 * the counter's row stays locked until the transaction ends.
 */
export async function issueReceipt(sql: Transaction, paymentId: string, now: Date): Promise<Receipt | null> {
  const known = await issuedReceipt(sql, paymentId)
  if (known) return known
  const row = await findPaid(sql, paymentId)
  if (!row) return null
  const series = `${row.is_test ? 'TEST-' : ''}${dayOf(row.completed_at).slice(0, 4)}`
  const [counter] = await sql<{ last_number: number }[]>`
    insert into app.receipt_counters as counter (series, last_number) values (${series}, 1)
    on conflict on constraint receipt_counters_pkey do update set last_number = counter.last_number + 1
    returning last_number`
  const receipt = receiptOf({
    number: `${series}-${String(counter?.last_number).padStart(6, '0')}`,
    paidAt: row.completed_at,
    amountCents: row.amount,
    isTest: row.is_test,
    clientName: row.client_name,
    consultation: row.payment_type === 'consultation' ? consultationIn(row) : null,
  })
  await sql`insert into app.receipts (payment_id, number, content, issued_at)
    values (${paymentId}, ${receipt.number}, ${sql.json(receipt as never)}, ${now})`
  return receipt
}

async function issuedReceipt(sql: Transaction, paymentId: string): Promise<Receipt | null> {
  // Row lock: one receipt per payment, however many reports arrive concurrently.
  await sql`select from payments where id = ${paymentId} for update`
  const [row] = await sql<{ content: Receipt }[]>`select content from app.receipts where payment_id = ${paymentId}`
  return row?.content ?? null
}

async function findPaid(sql: Transaction, paymentId: string): Promise<PaidRow | undefined> {
  const [row] = await sql<PaidRow[]>`
    select p.completed_at, p.amount, p.is_test, p.payment_type, p.appointment_id,
      coalesce(btrim(payer.first_name || ' ' || payer.last_name), '') as client_name,
      a.starts_at, booked ->> 'date' as booked_day, booked ->> 'time' as booked_time,
      coalesce(a.consultation_type, booked ->> 'type') as consultation_type, a.appearance,
      app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name, practitioner.user_type,
      practitioner.gender
    from payments p
    left join profiles payer on payer.id = p.user_id
    cross join lateral (select p.metadata -> 'appointment') as remembered (booked)
    left join appointments a on a.id = p.appointment_id
    left join profiles practitioner on practitioner.id = a.practitioner_id
    where p.id = ${paymentId} and p.completed_at is not null and p.payment_type <> 'test'`
  return row
}

/** For a deleted booking, the payment's metadata has the details. */
function consultationIn(row: PaidRow): PaidConsultation {
  const startsAt = row.starts_at ?? instantOf(row.booked_day, row.booked_time)
  if (!startsAt) throw new Error('the payment does not say what it was for')
  return {
    startsAt,
    type: row.consultation_type,
    appearance: row.appearance,
    practitioner: row.appointment_id && practitionerIn(row),
  }
}

function practitionerIn({ practitioner_name: name, user_type: type, gender }: PaidRow): string {
  const status = practitionerStatus({ type, gender, studyYear: null, specialization: null })
  return name ? `${name}, ${status}` : 'Compte supprimé'
}
