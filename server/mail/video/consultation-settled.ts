import { refundOrderedWords } from '#domain/booking/appointment/refund-words.ts'
import {
  CONNECTION_REPORT_HOURS,
  JOINT_TIME_MIN_MINUTES,
  PATIENT_ABSENCE_MINUTES,
  PRACTITIONER_ABSENCE_MINUTES,
} from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { Verdict } from '#domain/video/room.ts'
import { type AppointmentMailData, appointmentFacts } from '../booking/appointment-mail.ts'
import type { MailBlock, MailTemplate } from '../mail-content.ts'

type Data = AppointmentMailData & {
  verdict: Exclude<Verdict, 'held' | 'ended_by_patient'>
  jointSeconds: number
  refundCents: number
  needsReview: boolean
  /** « La liaison a-t-elle marché ? » decides. */
  isAsked?: boolean
  /** The patient waited, and was never let in. */
  isNeverAdmitted?: boolean
}

/** Why a consultation does not count, and the refund. */
export const consultationSettled: MailTemplate<Data> = (data, { publicUrl }) => ({
  subject: 'À propos de votre rendez-vous',
  heading: 'À propos de votre rendez-vous',
  blocks: [
    { kind: 'paragraph', text: what(data) },
    appointmentFacts(data),
    ...(data.side === 'patient' && !data.isAsked ? [{ kind: 'paragraph' as const, text: money(data) }] : []),
    ...buttons(data, publicUrl),
    { kind: 'note', text: 'Une question, un désaccord ? Répondez-nous par la page « Contact » : quelqu’un vous lira.' },
  ],
})

function buttons({ side, appointmentId, isAsked }: Data, publicUrl: string): MailBlock[] {
  if (isAsked) {
    const toPatient = `${publicUrl}/session-summary?appointment=${appointmentId}`
    return [
      {
        kind: 'button',
        label: 'Répondre',
        url: side === 'patient' ? toPatient : `${publicUrl}/notes/${appointmentId}`,
      },
    ]
  }
  return side === 'patient' ? [{ kind: 'button', label: 'Prendre rendez-vous', url: `${publicUrl}/appointment` }] : []
}

const minutes = (count: number) => formatCount(count, 'minute', 'minutes')

function what({ verdict, side, jointSeconds, isAsked, isNeverAdmitted }: Data): string {
  if (isAsked)
    return `Pendant une partie de la séance, notre serveur n’a plus vu aucun de vous deux : votre appel a peut-être continué sans lui. La liaison a-t-elle marché ? Vous pouvez répondre pendant ${CONNECTION_REPORT_HOURS} heures, et le remboursement en dépend.`
  if (isNeverAdmitted)
    return side === 'patient'
      ? 'Vous attendiez dans la salle, et personne ne vous a fait entrer. Nous vous présentons nos excuses.'
      : 'La personne attendait dans la salle, et vous ne l’avez pas fait entrer : la séance lui est remboursée, et elle ne vous est pas versée.'
  const together = minutes(Math.floor(jointSeconds / 60))
  const sentences: Record<Data['verdict'], Record<Data['side'], string>> = {
    practitioner_absent: {
      patient: `La personne qui devait vous recevoir n’était pas là ${minutes(PRACTITIONER_ABSENCE_MINUTES)} après l’heure. Nous vous présentons nos excuses.`,
      practitioner: `Vous n’étiez pas là ${minutes(PRACTITIONER_ABSENCE_MINUTES)} après l’heure : la séance a été remboursée à la personne qui vous attendait.`,
    },
    patient_absent: {
      patient: `Nous ne vous avons pas vu·e dans les ${minutes(PATIENT_ABSENCE_MINUTES)} qui ont suivi l’heure. Nous espérons que vous allez bien.`,
      practitioner: `La personne qui avait réservé n’est pas venue dans les ${minutes(PATIENT_ABSENCE_MINUTES)} qui ont suivi l’heure. Votre présence est notée.`,
    },
    too_short: bothRead(`Vous avez eu ${together} ensemble, moins de ${JOINT_TIME_MIN_MINUTES}.`),
    connection_failed: bothRead('Vous avez tous deux signalé que la liaison n’a pas marché.'),
  }
  return sentences[verdict][side]
}

const bothRead = (sentence: string) => ({ patient: sentence, practitioner: sentence })

function money({ refundCents, needsReview }: Data): string {
  if (needsReview)
    return 'Ce n’est pas la première séance qui s’arrête tôt : quelqu’un de notre équipe regarde les durées et vous répond sous peu. Vous n’avez rien à faire, et vous pouvez reprendre rendez-vous.'
  return refundCents > 0
    ? refundOrderedWords(refundCents)
    : 'La personne qui devait vous recevoir vous a attendu·e : aucun remboursement n’est dû pour cette séance.'
}
