import { JOINT_TIME_MIN_MINUTES } from '../../constants.ts'
import { formatCount, formatPrice } from '../../format.ts'
import { formatTime } from '../../format-time.ts'
import { refundedVerdicts } from '../../video/verdict.ts'
import { refundNow } from '../rights.ts'
import type { AppointmentFacts } from './appointment-facts.ts'

/** Outcome of an appointment and of its money, for its patient; nothing while it is as planned. */
export function outcomeWords(facts: AppointmentFacts): string | undefined {
  if (facts.status === 'canceled') return canceledWords(facts)
  if (facts.needsReview && facts.refundedCents === 0 && facts.isConnectionAsked)
    return 'Dites-nous si la liaison a marché : le remboursement en dépend.'
  if (facts.needsReview && facts.refundedCents === 0)
    return 'Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.'
  const { verdict, startsAt } = facts
  const cents = refundOfOutcome(facts)
  if (verdict === 'patient_absent' && cents === 0)
    return `La séance de ${formatTime(startsAt)} n’a pas eu lieu : nous ne vous y avons pas vu·e. Elle n’est pas remboursée.`
  if (cents === 0) return undefined
  return `${reasonOf(facts)}${formatPrice(cents)} vous sont rendus.`
}

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

/** Also before the refund has been sent. */
function refundOfOutcome({ refundedCents, verdict, paidCents, needsReview }: AppointmentFacts): number {
  if (refundedCents > 0 || verdict === null || needsReview) return refundedCents
  return refundedVerdicts.includes(verdict) ? paidCents : 0
}

function canceledWords(facts: AppointmentFacts): string {
  const { canceledBy, practitionerName } = facts
  const who = {
    patient: 'Annulé.',
    practitioner: `${practitionerName ?? 'La personne qui devait vous recevoir'} a dû annuler.`,
    service: 'Annulé par notre équipe.',
    parent: 'Annulé : un parent a retiré son accord.',
  }
  const cents = refundOfCancellation(facts)
  const way = facts.refundedCents > 0 ? 'sont repartis vers' : 'reviennent sur'
  const money = cents > 0 ? `${formatPrice(cents)} ${way} votre carte.` : 'Rien n’est à rembourser.'
  return `${who[canceledBy ?? 'patient']} ${money}`
}

function refundOfCancellation(facts: AppointmentFacts): number {
  const { refundedCents, paidCents, canceledAt, canceledBy, bookedAt } = facts
  if (refundedCents > 0 || paidCents === 0 || !canceledAt || !bookedAt) return refundedCents
  return canceledBy === 'patient' ? refundNow({ ...facts, bookedAt }, canceledAt, 'patient') : paidCents
}
