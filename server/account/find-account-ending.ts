import type { AccountEnding } from '#domain/account/account-ending.ts'
import type { Transaction } from '../db/postgres.ts'
import { isSoleAdministrator } from '../identity/administrators.ts'
import { premiumEnding } from '../premium/premium-ending.ts'
import { type AwaitedAppointment, awaitedAppointments } from './awaited-appointments.ts'

interface FoundEnding {
  told: AccountEnding
  toCancel: AwaitedAppointment[]
  premiumRefunds: { paymentId: string; amountCents: number }[]
}

/** The effects of erasing an account now, in full: read before the erasure, and again within it. */
export async function findAccountEnding(sql: Transaction, personId: string, now: Date): Promise<FoundEnding> {
  const premium = await premiumEnding(sql, personId, now)
  const awaited = await awaitedAppointments(sql, personId, now)
  const toCancel = awaited.filter(({ hasBegun }) => !hasBegun)
  const [counts] = await sql<{ holds: number; students: number }[]>`
    select
      (select count(*)::int from appointments where patient_id = ${personId} and status = 'held' and held_until > ${now}) as holds,
      (select count(*)::int from profiles where supervisor_id = ${personId}) as students`
  const told: AccountEnding = {
    appointments: sumOf(toCancel, 'patient'),
    patients: sumOf(toCancel, 'practitioner'),
    premium: premium.told,
    holds: counts?.holds ?? 0,
    students: counts?.students ?? 0,
    obstacles: [
      ...awaited
        .filter(({ hasBegun }) => hasBegun)
        .map(({ id, endsAt }) => ({ kind: 'session' as const, appointmentId: id, endsAt: endsAt.toISOString() })),
      ...((await isSoleAdministrator(sql, personId, now)) ? [{ kind: 'last_administrator' as const }] : []),
    ],
  }
  return { told, toCancel, premiumRefunds: premium.refunds }
}

function sumOf(appointments: readonly AwaitedAppointment[], side: AwaitedAppointment['side']) {
  const theirs = appointments.filter((one) => one.side === side)
  return {
    count: theirs.length,
    refundCents: theirs.reduce((sum, { refundCents }) => sum + refundCents, 0),
    feeCents: theirs.reduce((sum, { feeCents }) => sum + feeCents, 0),
  }
}
