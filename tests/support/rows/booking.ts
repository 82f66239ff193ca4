import type { Alternative, BegunPayment, Hold, InputOf } from '#domain/functions.ts'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import type { Client, TestApp } from '../app.ts'
import type { Refusal } from '../refusal.ts'
import type { Person } from './people.ts'

export type PatientClient = Client & { person: Person }

export const goodCard = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'CLAIRE LEROY' }

/** An adult patient, signed in. */
export async function patientOf(app: TestApp, birthdate: string | null = '1990-04-01'): Promise<PatientClient> {
  const patient = await app.as('patient')
  await app.sql`update profiles set birthdate = ${birthdate}, first_name = 'Claire' where id = ${patient.person.id}`
  return patient
}

export function holdInputFor(startsAt: Date, input: Partial<InputOf<'hold-slot'>> = {}): InputOf<'hold-slot'> {
  return {
    startsAt: startsAt.toISOString(),
    practitionerId: null,
    consultationType: 'individual',
    genderPreference: 'any',
    topic: 'Je dors mal depuis septembre.',
    topicConsent: true,
    appearance: 'first_name',
    pseudonym: null,
    birthdate: null,
    companionName: null,
    ...input,
  }
}

export const hold = (patient: Client, startsAt: Date, input: Partial<InputOf<'hold-slot'>> = {}) =>
  patient.functions.invoke<Hold>('hold-slot', { body: holdInputFor(startsAt, input) })

export const beginPayment = (patient: Client, appointmentId: string, card: object = goodCard) =>
  patient.functions.invoke<BegunPayment>('create-payment', { body: { appointmentId, card } })

export const confirmPayment = (patient: Client, paymentId: string, code: string = TEST_THREE_D_CODE) =>
  patient.functions.invoke<{ appointmentId: string; outcome: string }>('confirm-payment', { body: { paymentId, code } })

/** Holds and pays; returns the appointment's id. */
export async function book(
  patient: Client,
  startsAt: Date,
  input: Partial<InputOf<'hold-slot'>> = {},
): Promise<string> {
  const held = await hold(patient, startsAt, input)
  if (!held.data) throw held.error
  const begun = await beginPayment(patient, held.data.appointmentId)
  if (!begun.data) throw begun.error
  const paid = await confirmPayment(patient, begun.data.paymentId)
  if (paid.data?.outcome !== 'confirmed') throw paid.error ?? new Error('not confirmed')
  return held.data.appointmentId
}

export function alternativesIn({ details }: Refusal): Alternative[] {
  return details?.alternatives ?? []
}
