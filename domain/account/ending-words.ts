import { backOnCardWords } from '../booking/appointment/refund-words.ts'
import { formatCount, formatPrice } from '../format.ts'
import { formatDay } from '../format-time.ts'
import { dayOf } from '../time.ts'
import { type AccountEnding, announcedEnding } from './account-ending.ts'

const canceled = (count: number) => formatCount(count, 'rendez-vous annulé', 'rendez-vous annulés')

/** A sentence for everything that ends with the account, true before and after the erasure; none where there is nothing. */
export function endingWords(ending: AccountEnding): string[] {
  const { appointments, patients, premium, holds, students } = ending
  const { refundCents } = announcedEnding(ending)
  return [
    appointments.count > 0 && `${canceled(appointments.count)}, ${ownMoney(appointments)}.`,
    premium && `1 abonnement arrêté, ${premiumMoney(premium)}.`,
    holds > 0 &&
      `${formatCount(holds, 'réservation non payée libérée', 'réservations non payées libérées')} : un paiement encore en route serait rendu.`,
    refundCents > 0 && `${backOnCardWords(refundCents)} Selon votre banque, cela prend quelques jours.`,
    patients.count > 0 && `${canceled(patients.count)} ${patientsMoney(patients)}`,
    students > 0 &&
      `${formatCount(students, 'étudiant·e n’est plus supervisé·e', 'étudiant·e·s ne sont plus supervisé·e·s')}.`,
  ].filter((words) => typeof words === 'string')
}

function ownMoney({ refundCents, feeCents }: AccountEnding['appointments']): string {
  if (feeCents > 0)
    return `${formatPrice(refundCents)} rendus, ${formatPrice(feeCents)} gardés car il est tard pour annuler`
  return refundCents > 0 ? `${formatPrice(refundCents)} rendus` : 'rien n’est à rembourser'
}

function patientsMoney({ count, refundCents }: AccountEnding['patients']): string {
  const sum = formatPrice(refundCents)
  return count === 1
    ? `pour la personne que vous deviez recevoir : ${sum} lui sont rendus, et nous la prévenons.`
    : `pour les personnes que vous deviez recevoir : ${sum} leur sont rendus, et nous les prévenons.`
}

function premiumMoney({ refundCents, accessUntil }: NonNullable<AccountEnding['premium']>): string {
  if (refundCents > 0) return `${formatPrice(refundCents)} rendus`
  if (!accessUntil) return 'plus rien n’est prélevé'
  return `sans remboursement : le délai pour renoncer est passé, et l’accès payé jusqu’au ${formatDay(dayOf(new Date(accessUntil)))} se ferme`
}
