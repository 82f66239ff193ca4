import { FREE_CANCELLATION_HOURS } from '../../constants.ts'
import { formatCount, formatPrice } from '../../format.ts'
import { formatDayInYear, formatTime } from '../../format-time.ts'
import { addDays, dayOf, daysBetween } from '../../time.ts'
import { roomClosesAt, roomOpensAt } from '../../video/room-hours.ts'
import { withFullStop } from '../../with-full-stop.ts'
import { withdrawalPeriodEnd } from '../../withdrawal-period-end.ts'
import { freeCancellationDeadline } from '../free-cancellation-deadline.ts'
import { canMove, canWithdraw, feeNow, type PaidConsultation, refundNow, withdrawalUntil } from '../rights.ts'
import { appointmentStatuses } from '../words.ts'
import type { AppointmentFacts } from './appointment-facts.ts'
import { freeCancellationWords, freeUntilWords, momentWords } from './free-cancellation-words.ts'
import { outcomeWords, refundToPatientWords } from './outcome-words.ts'

/**
 * `abandoned`: its practitioner has left before it. `open`: the room is, the session has not begun. `unsettled`: over, and
 * not yet counted.
 */
export type AppointmentState =
  | 'to_pay'
  | 'lapsed'
  | 'abandoned'
  | 'booked'
  | 'open'
  | 'running'
  | 'unsettled'
  | 'held'
  | 'missed'
  | 'canceled'

interface Act {
  isPossible: boolean
  /** Its cost and its deadline, or why it is not possible. */
  sentence: string
}

export interface AppointmentNow {
  state: AppointmentState
  /** For a badge: « À venir », « En cours ». */
  label: string
  /** The label with its time: « À venir · demain », « En cours depuis 7 min ». */
  headline: string
  isAhead: boolean
  canJoin: boolean
  /** Sums that cancelling would give back at this instant, and keep. */
  refundCents: number
  feeCents: number
  /** Sentence beside the appointment: its deadline, its cost, its outcome. */
  notice: string | undefined
  cancel: Act
  move: Act
  changePractitioner: Act
  /** Without a sentence where cancelling gives back the same until the start: one is enough. */
  withdraw: { isPossible: boolean; sentence: string | undefined }
}

/** The one answer to what an appointment is, says, allows and costs: cards, sheets, mails and the room read it. */
export function appointmentNow(facts: AppointmentFacts, now: Date): AppointmentNow {
  const state = stateOf(facts, now)
  const isAhead = state === 'booked' || state === 'open'
  const booking = facts.bookedAt ? { ...facts, bookedAt: facts.bookedAt } : undefined
  return {
    state,
    label: labels[state],
    headline: headlineOf(state, facts, now),
    isAhead,
    canJoin: isAhead || state === 'running' || (state === 'unsettled' && now < roomClosesAt(facts.endsAt)),
    refundCents: isAhead && booking ? refundNow(booking, now, facts.mySide) : 0,
    feeCents: isAhead && booking ? feeNow(booking, now, facts.mySide) : 0,
    notice: noticeOf(state, facts, booking, now),
    ...(isAhead && booking ? actsAhead(facts, booking, now) : actsNoLonger(state)),
  }
}

const labels: Record<AppointmentState, string> = {
  to_pay: appointmentStatuses.held,
  lapsed: 'Délai de paiement passé',
  abandoned: 'Sans praticien',
  booked: appointmentStatuses.upcoming,
  open: appointmentStatuses.upcoming,
  running: 'En cours',
  unsettled: appointmentStatuses.completed,
  held: appointmentStatuses.completed,
  missed: appointmentStatuses.missed,
  canceled: appointmentStatuses.canceled,
}

function stateOf(
  { status, startsAt, endsAt, heldUntil, practitionerName }: AppointmentFacts,
  now: Date,
): AppointmentState {
  if (status === 'held') return now < heldUntil ? 'to_pay' : 'lapsed'
  if (status === 'completed') return 'held'
  if (status !== 'upcoming') return status
  if (now >= endsAt) return 'unsettled'
  if (practitionerName === null) return 'abandoned'
  if (now >= startsAt) return 'running'
  return now >= roomOpensAt(startsAt) ? 'open' : 'booked'
}

function headlineOf(state: AppointmentState, { startsAt, endsAt, heldUntil }: AppointmentFacts, now: Date): string {
  if (state === 'to_pay') return `${labels.to_pay}, avant ${formatTime(heldUntil)}`
  if (state === 'booked') return `${labels.booked} · ${inDays(startsAt, now)}`
  if (state === 'open') return `La salle est ouverte · début à ${formatTime(startsAt)}`
  if (state === 'running') {
    const minutes = minutesSince(startsAt, now)
    return minutes === 0 ? 'En cours, depuis un instant' : `En cours depuis ${formatCount(minutes, 'min')}`
  }
  if (state === 'unsettled') return `Terminé à ${formatTime(endsAt)}`
  return labels[state]
}

const minutesSince = (instant: Date, now: Date) => Math.floor((now.getTime() - instant.getTime()) / 60_000)

function inDays(instant: Date, now: Date): string {
  const days = daysBetween(dayOf(now), dayOf(instant))
  if (days <= 0) return 'aujourd’hui'
  return days === 1 ? 'demain' : `dans ${formatCount(days, 'jour', 'jours')}`
}

function noticeOf(
  state: AppointmentState,
  facts: AppointmentFacts,
  booking: PaidConsultation | undefined,
  now: Date,
): string | undefined {
  if (facts.mySide === 'practitioner') return refundToPatientWords(facts)
  if (state === 'abandoned')
    return 'La personne qui devait vous recevoir n’est plus là. Rien n’est perdu : écrivez-nous, nous vous remboursons en entier.'
  if (state === 'running') return 'La séance a commencé : la salle vous attend.'
  if (state === 'unsettled') return 'Ce qui s’est passé est compté dans les minutes qui suivent, et se lit ici.'
  if ((state === 'booked' || state === 'open') && booking) {
    const fee = feeNow(booking, now, 'patient')
    return fee === 0
      ? `Annulation gratuite ${freeCancellationWords(booking)}`
      : `Annuler coûte maintenant ${formatPrice(fee)}.`
  }
  return outcomeWords(facts)
}

type Acts = Pick<AppointmentNow, 'cancel' | 'move' | 'changePractitioner' | 'withdraw'>

function actsNoLonger(state: AppointmentState): Acts {
  const impossible = { isPossible: false, sentence: why[state] }
  return {
    cancel: impossible,
    move: impossible,
    changePractitioner: impossible,
    withdraw: { isPossible: false, sentence: undefined },
  }
}

const why: Record<AppointmentState, string> = {
  to_pay: 'Ce rendez-vous n’est pas encore payé.',
  lapsed: 'Ce rendez-vous n’a pas été payé à temps.',
  abandoned: 'Écrivez-nous : nous nous en occupons.',
  booked: '',
  open: '',
  running: 'La séance a commencé.',
  unsettled: 'La séance est terminée.',
  held: 'La séance est terminée.',
  missed: 'La séance est terminée.',
  canceled: 'Ce rendez-vous est annulé.',
}

function actsAhead(facts: AppointmentFacts, booking: PaidConsultation, now: Date): Acts {
  const { mySide, practitionerName } = facts
  if (mySide === 'practitioner')
    return {
      cancel: {
        isPossible: true,
        sentence: `Remboursement intégral : ${formatPrice(booking.leftCents)}, pour la personne qui avait réservé.`,
      },
      move: { isPossible: canMove(booking, now, mySide), sentence: 'Dans vos propres créneaux.' },
      changePractitioner: { isPossible: true, sentence: 'Avec l’accord de la personne qui a réservé.' },
      withdraw: { isPossible: false, sentence: undefined },
    }
  return {
    cancel: { isPossible: true, sentence: costWords(booking, now) },
    move: canMove(booking, now, mySide)
      ? {
          isPossible: true,
          sentence: `Gratuit ${freeUntilWords(booking)}. Toujours avec ${withFullStop(practitionerName ?? 'la même personne')}`,
        }
      : { isPossible: false, sentence: `Plus possible à moins de ${FREE_CANCELLATION_HOURS} h.` },
    changePractitioner: { isPossible: true, sentence: 'Gratuit, à la même heure.' },
    withdraw: withdrawal(booking, now, practitionerName ?? 'la personne qui vous reçoit'),
  }
}

function costWords(booking: PaidConsultation, now: Date): string {
  const left = formatPrice(booking.leftCents)
  const fee = feeNow(booking, now, 'patient')
  const since = momentWords(freeCancellationDeadline(booking))
  if (fee > 0)
    return `Depuis ${since}, annuler coûte ${formatPrice(fee)} : ${formatPrice(refundNow(booking, now, 'patient'))} remboursés sur ${left}.`
  const free = `Gratuite ${freeCancellationWords(booking)} ${left} remboursés.`
  if (freeCancellationDeadline(booking) >= booking.startsAt) return free
  const late = refundNow(booking, new Date(booking.startsAt.getTime() - 1), 'patient')
  return `${free} Ensuite : ${formatPrice(late)}.`
}

function withdrawal(booking: PaidConsultation, now: Date, name: string): AppointmentNow['withdraw'] {
  if (booking.movedByPractitioner || withdrawalUntil(booking) >= booking.startsAt)
    return { isPossible: canWithdraw(booking, now), sentence: undefined }
  const lastDay = formatDayInYear(addDays(dayOf(withdrawalPeriodEnd(booking.bookedAt)), -1))
  if (canWithdraw(booking, now))
    return {
      isPossible: true,
      sentence: `Renoncer n’est pas annuler : c’est votre droit légal, sans motif, jusqu’au ${lastDay} inclus. ${formatPrice(booking.leftCents)} remboursés.`,
    }
  return {
    isPossible: false,
    sentence: `Le délai légal pour renoncer au contrat s’est terminé le ${lastDay}. Si c’est ${name} qui annule ou ne vient pas, vous êtes remboursé·e en entier.`,
  }
}
