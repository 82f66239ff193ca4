import { JOINT_TIME_MIN_MINUTES } from '../../constants.ts'
import { formatCount, formatPrice } from '../../format.ts'
import { formatTime } from '../../format-time.ts'
import type { AppointmentFacts } from './appointment-facts.ts'

/** Outcome of an appointment and of its money, for its patient; nothing while it is as planned. */
export function outcomeWords(facts: AppointmentFacts): string | undefined {
  if (facts.status === 'canceled') return canceledWords(facts)
  if (isUndecided(facts) && facts.isConnectionAsked)
    return 'Dites-nous si la liaison a marché : le remboursement en dépend.'
  if (isUndecided(facts)) return 'Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.'
  const { verdict, startsAt } = facts
  const cents = refundOfOutcome(facts)
  if (verdict === 'patient_absent' && cents === 0)
    return `La séance de ${formatTime(startsAt)} n’a pas eu lieu : nous ne vous y avons pas vu·e. Elle n’est pas remboursée.`
  if (cents === 0) return undefined
  return `${reasonOf(facts)}${formatPrice(cents)} vous sont rendus.`
}

const isUndecided = (facts: AppointmentFacts) => facts.needsReview && refundOfOutcome(facts) === 0

/** Reason of a refund, with a space behind it. */
function reasonOf({ verdict, startsAt, jointSeconds }: AppointmentFacts): string {
  if (verdict === 'practitioner_absent') return `La séance de ${formatTime(startsAt)} n’a pas eu lieu. `
  if (verdict === 'connection_failed') return 'La liaison n’a pas marché. '
  if (verdict !== 'too_short') return ''
  const minutes = formatCount(Math.floor((jointSeconds ?? 0) / 60), 'minute', 'minutes')
  return `Vous avez eu ${minutes} ensemble, moins de ${JOINT_TIME_MIN_MINUTES}. `
}

/** For the practitioner. */
export function refundToPatientWords({ refundedCents }: AppointmentFacts): string | undefined {
  return refundedCents > 0 ? `${formatPrice(refundedCents)} rendus à la personne qui avait réservé.` : undefined
}

/** Also before it has been sent. A provider may report it before we have recorded it. */
function refundOfOutcome({ refundedCents, waitingCents, paidCents }: AppointmentFacts): number {
  return Math.min(paidCents, refundedCents + waitingCents)
}

function canceledWords({ canceledBy, practitionerName, refundedCents, waitingCents }: AppointmentFacts): string {
  const who = {
    patient: 'Annulé.',
    practitioner: `${practitionerName ?? 'La personne qui devait vous recevoir'} a dû annuler.`,
    service: 'Annulé par notre équipe.',
    parent: 'Annulé : un parent a retiré son accord.',
  }
  return `${who[canceledBy ?? 'patient']} ${moneyOfCancellation(refundedCents, waitingCents)}`
}

function moneyOfCancellation(sentCents: number, waitingCents: number): string {
  if (waitingCents > 0) return `${formatPrice(waitingCents)} reviennent sur votre carte.`
  return sentCents > 0 ? `${formatPrice(sentCents)} sont repartis vers votre carte.` : 'Rien n’est à rembourser.'
}
