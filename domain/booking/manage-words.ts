import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION_FEE_PERCENT, WITHDRAWAL_DAYS } from '../constants.ts'
import { formatCount, formatPrice } from '../format.ts'
import { formatDayInYear, formatTime } from '../format-time.ts'
import { addDays, dayOf } from '../time.ts'
import { freeCancellationDeadline } from './free-cancellation-deadline.ts'
import { type BookedConsultation, canMove, canWithdraw, feeNow, refundNow, withdrawalUntil } from './rights.ts'

export interface ManageWords {
  /** Shown first, once cancelling has a fee. */
  late: string | undefined
  move: { isPossible: boolean; sentence: string }
  cancel: string
  withdraw: { isPossible: boolean; sentence: string }
}

/** Cost and deadline of each act on a booking for its patient: same rules as the server, in words. */
export function manageWords(booking: BookedConsultation, now: Date, practitionerName: string): ManageWords {
  const refund = formatPrice(refundNow(booking, now, 'patient'))
  const price = formatPrice(booking.priceCents)
  const fee = feeNow(booking, now, 'patient')
  const end = endOfFree(booking)
  return {
    late:
      fee > 0
        ? `La séance est à moins de ${FREE_CANCELLATION_HOURS} h : depuis ${moment(freeCancellationDeadline(booking))}, annuler coûte ${formatPrice(fee)}.`
        : undefined,
    move: canMove(booking, now, 'patient')
      ? { isPossible: true, sentence: `Gratuit ${end}. Toujours avec ${practitionerName.replace(/\.$/, '')}.` }
      : { isPossible: false, sentence: `Plus possible à moins de ${FREE_CANCELLATION_HOURS} h.` },
    cancel:
      fee > 0
        ? `${refund} remboursés sur ${price}. Frais d’annulation tardive : ${formatPrice(fee)}.`
        : freeCancel(booking, end),
    withdraw: withdrawWords(booking, now, practitionerName),
  }
}

function freeCancel(booking: BookedConsultation, end: string): string {
  const now = `${end.slice(0, 1).toUpperCase()}${end.slice(1)} : ${formatPrice(booking.priceCents)} remboursés.`
  if (isFreeToTheEnd(booking)) return now
  const later = booking.priceCents - Math.floor((booking.priceCents * LATE_CANCELLATION_FEE_PERCENT) / 100)
  return `${now} Ensuite : ${formatPrice(later)}.`
}

function withdrawWords(booking: BookedConsultation, now: Date, practitionerName: string): ManageWords['withdraw'] {
  const until = withdrawalUntil(booking)
  const lastDay = addDays(dayOf(until), -1)
  if (!canWithdraw(booking, now))
    return {
      isPossible: false,
      sentence: `Le délai légal pour renoncer au contrat s’est terminé le ${formatDayInYear(lastDay)}. Si c’est ${practitionerName} qui annule ou ne vient pas, vous êtes remboursé·e en entier.`,
    }
  const end = until < booking.startsAt ? `jusqu’au ${formatDayInYear(lastDay)} inclus` : 'jusqu’au début de la séance'
  return {
    isPossible: true,
    sentence: `Renoncer n’est pas annuler : c’est votre droit légal, sans motif, dans les ${formatCount(WITHDRAWAL_DAYS, 'jour', 'jours')} qui suivent l’achat. Ici, ${end} : ${formatPrice(booking.priceCents)} remboursés.`,
  }
}

const isFreeToTheEnd = (booking: BookedConsultation) => freeCancellationDeadline(booking) >= booking.startsAt

function endOfFree(booking: BookedConsultation): string {
  return isFreeToTheEnd(booking)
    ? 'jusqu’au début de la séance'
    : `jusqu’au ${moment(freeCancellationDeadline(booking))}`
}

const moment = (instant: Date) => `${formatDayInYear(dayOf(instant))} à ${formatTime(instant)}`
