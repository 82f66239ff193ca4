import { formatPrice } from '../../format.ts'
import { withFullStop } from '../../with-full-stop.ts'

/** To the patient, in a mail: the refund was just ordered. */
export function refundOrderedWords(cents: number): string {
  if (cents === 0) return 'Rien n’est à rembourser.'
  return `Nous vous remboursons ${formatPrice(cents)} sur la carte utilisée. Un e-mail suit quand c’est fait.`
}

/** About one or more appointments, to whoever may not be the payer. */
export function backOnCardWords(cents: number): string {
  return `${formatPrice(cents)} reviennent sur la carte utilisée.`
}

/** « vos 29,99 € vous sont rendus », after its reason. */
export function givenBackWords(cents: number): string {
  return `vos ${formatPrice(cents)} vous sont rendus`
}

/** For the practitioner. */
export function givenBackToWords(cents: number, patientName: string): string {
  return `${formatPrice(cents)} sont rendus à ${withFullStop(patientName)}`
}

/** As a sentence of its own, to the patient of a session that was stopped. */
export function broughtBackWords(cents: number): string {
  return `Vos ${formatPrice(cents)} vous sont rendus sur la carte utilisée, sans démarche.`
}
