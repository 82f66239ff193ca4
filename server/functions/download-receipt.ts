import { z } from 'zod'
import type { Appearance, ConsultationType } from '#domain/booking/words.ts'
import { AppError } from '#domain/errors.ts'
import { type PaidConsultation, receiptOf } from '#domain/payment/receipt.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { instantOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import type { writePdf as WritePdf } from '../pdf/write-pdf.ts'

interface PaidRow {
  id: string
  completed_at: Date
  amount: number
  refunded_amount: number
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

/** The note of one payment, for whoever paid it. */
export const downloadReceipt = defineFunction({
  name: 'download-receipt',
  who: 'signed-in',
  input: z.object({ paymentId: z.uuid() }),
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { paymentId }, identity, sql, now, signal }) {
    const row = await findPaid(sql, paymentId, callerId(identity))
    const receipt = receiptOf({
      paymentId: row.id,
      paidAt: row.completed_at,
      amountCents: row.amount,
      refundedCents: row.refunded_amount,
      isTest: row.is_test,
      clientName: row.client_name,
      consultation: row.payment_type === 'consultation' ? consultationIn(row) : null,
    })
    return async () =>
      new Response(await draw({ kind: 'receipt', receipt, writtenAt: now }, signal), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="note-${receipt.number}.pdf"`,
        },
      })
  },
})

async function findPaid(sql: Transaction, paymentId: string, payerId: string): Promise<PaidRow> {
  const [row] = await sql<PaidRow[]>`
    select p.id, p.completed_at, p.amount, p.refunded_amount, p.is_test, p.payment_type, p.appointment_id,
      btrim(payer.first_name || ' ' || payer.last_name) as client_name,
      a.starts_at, booked ->> 'date' as booked_day, booked ->> 'time' as booked_time,
      coalesce(a.consultation_type, booked ->> 'type') as consultation_type, a.appearance,
      app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name, practitioner.user_type,
      practitioner.gender
    from payments p
    join profiles payer on payer.id = p.user_id
    cross join lateral (select p.metadata -> 'appointment') as remembered (booked)
    left join appointments a on a.id = p.appointment_id
    left join profiles practitioner on practitioner.id = a.practitioner_id
    where p.id = ${paymentId} and p.user_id = ${payerId} and p.completed_at is not null and p.payment_type <> 'test'`
  if (!row) throw new AppError('not_found')
  return row
}

/** Of a booking that is gone, the payment itself remembers what it was. */
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

/** Loaded where it is used: most processes never draw one. */
async function draw(...task: Parameters<typeof WritePdf>): ReturnType<typeof WritePdf> {
  const { writePdf } = await import('../pdf/write-pdf.ts')
  return writePdf(...task)
}
