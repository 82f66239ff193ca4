import { dayOf } from '#domain/time.ts'
import { preparePayouts } from '#server/money/owed-payouts.ts'
import { type SignedIn, startTestApp, type TestApp } from './app.ts'
import { type Invoked, invoke } from './invoke.ts'
import { insertPaidAppointment } from './rows/paid-appointment.ts'
import { createPerson, type Person } from './rows/people.ts'
import { createPractitioner } from './rows/practitioners.ts'

export const REASON = 'La personne nous a écrit'

interface Held {
  appointmentId: string
  paymentId: string
  patient: Person
  student: Person
  /** First day of the month it was held in. */
  month: string
}

export interface TeamMoney {
  app: TestApp
  admin: SignedIn
  /** A held consultation, paid with real money. */
  held: (verdict?: string, needsReview?: boolean) => Promise<Held>
  refund: (by: SignedIn, paymentId: string, amountCents: number) => Promise<Invoked>
  refundsOf: (paymentId: string) => PromiseLike<{ id: string; amount: number; reason: string }[]>
  /** Practitioners owed money for a month, none with a bank account. */
  owedIn: (month: string) => Promise<string[]>
}

/** A server, and an administrator for payments. */
export async function startTeamMoney(): Promise<TeamMoney> {
  const app = await startTestApp()
  return {
    app,
    admin: await app.as('admin'),
    async held(verdict = 'held', needsReview = false) {
      const [patient, student] = [await createPerson(app.sql, 'patient'), await createPractitioner(app.sql)]
      const startsAt = new Date(Date.now() - 40 * 86_400_000)
      const paid = await insertPaidAppointment(app.sql, patient.id, { practitionerId: student.id, startsAt })
      await app.sql`
        insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, needs_review, settled_at)
        values (${paid.appointmentId}, ${verdict}, 2700, 2700, ${needsReview}, now())`
      return { ...paid, patient, student, month: `${dayOf(startsAt).slice(0, 7)}-01` }
    },
    refund: (by, paymentId, amountCents) =>
      invoke(by, 'refund-payment', { paymentId, amountCents, paysPractitioner: true, reason: REASON }),
    refundsOf: (paymentId) => app.sql`
      select id, amount, reason from app.refunds where payment_id = ${paymentId} order by created_at`,
    async owedIn(month) {
      const { withoutAccount } = await app.deps.db.asService((sql) => preparePayouts(sql, month, app.deps.clock()))
      return withoutAccount
    },
  }
}
