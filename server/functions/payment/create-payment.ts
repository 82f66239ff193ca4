import { z } from 'zod'
import { CURRENCY, PAYMENT_ATTEMPTS_PER_HOUR } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { cardSchema } from '#domain/payment/card.ts'
import type { PaymentStatus } from '#domain/payment/payment-state.ts'
import { wallTimeOf } from '#domain/time.ts'
import { assertMayPay } from '../../booking/assert-may-pay.ts'
import { relyOnBirthdate } from '../../booking/rely-on-birthdate.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { beginPayment } from '../../payment/begin-payment.ts'
import { requireOpenPayments } from '../../payment/require-open-payments.ts'
import type { OpenProvider, PaymentOrder } from '../../providers/payment/payment-provider.ts'

interface HeldAppointment {
  id: string
  status: string
  is_held: boolean
  price_cents: number
  starts_at: Date
  consultation_type: string
}

/** Starts the payment of the patient's hold. The price comes from the booking, never from the browser. */
export const createPayment = defineFunction({
  name: 'create-payment',
  who: ['patient'],
  closedWith: ['payments'],
  input: z.object({ appointmentId: z.uuid(), card: cardSchema.nullable().default(null) }),
  limit: { per: 'account', times: PAYMENT_ATTEMPTS_PER_HOUR, perSeconds: 60 * 60 },
  async handle({ input: { appointmentId, card }, identity, sql, now, deps }) {
    const provider = requireOpenPayments(deps.payment)
    const patientId = callerId(identity)
    const patient = await lockPatient(sql, patientId)
    const appointment = await findHeld(sql, appointmentId, patientId)
    const rule = await relyOnBirthdate(sql, patientId, patient, {}, now)
    await assertMayPay(sql, patientId, rule, 'consultations')

    const order = { paymentId: crypto.randomUUID(), amountCents: appointment.price_cents, currency: CURRENCY }
    const record = (reference: string, status: PaymentStatus) =>
      insertPayment(sql, { order, patientId, appointment, provider, reference, status, now })
    return beginPayment(deps, { order, card, now, record, beginAtStripe: (stripe) => stripe.begin(order) })
  },
})

interface NewPayment {
  order: PaymentOrder
  patientId: string
  appointment: HeldAppointment
  provider: OpenProvider
  reference: string
  status: PaymentStatus
  now: Date
}

async function insertPayment(
  sql: Transaction,
  { order, patientId, appointment, provider, reference, status, now }: NewPayment,
): Promise<void> {
  const { day, time } = wallTimeOf(appointment.starts_at)
  // Without the topic: accounting records are kept for ten years.
  const metadata = { appointment: { id: appointment.id, type: appointment.consultation_type, date: day, time } }
  await sql`
    insert into payments (id, user_id, appointment_id, amount, currency, payment_type, payment_status, metadata,
      provider, is_test, provider_reference, created_at)
    values (${order.paymentId}, ${patientId}, ${appointment.id}, ${order.amountCents}, ${order.currency}, 'consultation',
      ${status}, ${sql.json(metadata)}, ${provider.name}, ${provider.isTest}, ${reference},
      ${now})`
}

async function findHeld(sql: Transaction, appointmentId: string, patientId: string): Promise<HeldAppointment> {
  const [appointment] = await sql<HeldAppointment[]>`
    select id, status, price_cents, starts_at, consultation_type,
      -- A hold may outlast its start: what is paid after it would only be given back.
      status = 'held' and held_until > now() and starts_at > now() as is_held
    from appointments where id = ${appointmentId} and patient_id = ${patientId}`
  if (appointment?.status === 'confirmed') throw new AppError('already_paid')
  if (!appointment?.is_held) throw new AppError('no_pending_appointment')
  return appointment
}
