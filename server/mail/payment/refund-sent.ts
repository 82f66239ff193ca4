import { JOINT_TIME_MIN_MINUTES } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { MailTemplate } from '../mail-content.ts'

const reasons: Record<RefundReason, string> = {
  canceled_by_patient: 'Vous avez annulé ce rendez-vous.',
  canceled_by_practitioner: 'La personne qui devait vous recevoir a dû annuler.',
  withdrawal: 'Vous avez renoncé au contrat.',
  came_too_late: 'Le créneau n’était plus libre quand votre paiement est arrivé.',
  paid_twice: 'Ce rendez-vous était déjà payé.',
  test: 'Ce paiement était un test.',
  practitioner_absent: 'La personne qui devait vous recevoir n’est pas venue à temps.',
  too_short: `Votre séance a duré moins de ${JOINT_TIME_MIN_MINUTES} minutes.`,
  connection_failed: 'La liaison n’a pas marché pendant votre séance.',
  offered: 'Cette séance vous a été offerte.',
  practitioner_withdrawn: 'La personne qui devait vous recevoir ne reçoit plus pour le moment.',
  parental_consent_withdrawn: 'L’accord d’un parent manque : ce rendez-vous est annulé.',
  canceled_by_service: 'Notre équipe a dû annuler ce rendez-vous.',
  decided_by_team: 'Notre équipe a décidé de vous rembourser.',
}

const reasonsWithoutAppointment: Partial<typeof reasons> = {
  came_too_late: 'Votre paiement est arrivé trop tard.',
  paid_twice: 'Vous aviez déjà payé.',
  canceled_by_service: 'Votre abonnement s’est arrêté avant la fin du mois que vous aviez payé.',
  parental_consent_withdrawn: 'L’accord d’un parent manque : cet abonnement est arrêté.',
}

export const refundSent: MailTemplate<{ amountCents: number; reason: RefundReason; startsAt: string | null }> = ({
  amountCents,
  reason,
  startsAt,
}) => ({
  subject: 'Votre remboursement',
  heading: 'Votre remboursement est parti',
  blocks: [
    { kind: 'paragraph', text: (!startsAt && reasonsWithoutAppointment[reason]) || reasons[reason] },
    {
      kind: 'facts',
      rows: [
        ['Montant', formatPrice(amountCents)],
        ...(startsAt ? [['Rendez-vous', formatDateTime(new Date(startsAt))] as const] : []),
      ],
    },
    { kind: 'note', text: 'Selon votre banque, il apparaît sur votre compte sous quelques jours.' },
  ],
})
