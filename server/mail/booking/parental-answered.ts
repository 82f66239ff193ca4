import { backOnCardWords } from '#domain/booking/appointment/refund-words.ts'
import { formatCount } from '#domain/format.ts'
import type { MailBlock, MailTemplate } from '../mail-content.ts'

export interface ParentalAnswered {
  answer: 'granted' | 'refused' | 'withdrawn'
  /** Set only when consent was withdrawn. */
  canceled: number
  refundCents: number
}

const help: MailBlock = {
  kind: 'paragraph',
  text: 'Vous n’avez pas à rester sans personne à qui parler. Fil Santé Jeunes (0 800 235 236, de 9 h à 23 h), le 119 et le 3114 (24 h/24) répondent gratuitement. L’accord d’un parent n’y est pas nécessaire.',
}

/** To a minor. Neutral wording: parents may read it too. */
export const parentalAnswered: MailTemplate<ParentalAnswered> = ({ answer, canceled, refundCents }, { publicUrl }) => {
  if (answer === 'granted')
    return {
      subject: 'Une réponse à votre demande',
      heading: 'Vous pouvez réserver',
      blocks: [
        { kind: 'paragraph', text: 'Un parent a donné son accord. Il vaut aussi pour vos prochaines réservations.' },
        {
          kind: 'paragraph',
          text: 'Si le créneau que vous aviez choisi n’est plus réservé, vous pouvez en choisir un autre.',
        },
        { kind: 'button', label: 'Prendre rendez-vous', url: `${publicUrl}/appointment` },
      ],
    }
  return {
    subject: 'Une réponse à votre demande',
    heading: answer === 'refused' ? 'Votre demande n’a pas été acceptée' : 'Un accord a été retiré',
    blocks: [
      {
        kind: 'paragraph',
        text:
          answer === 'refused'
            ? 'Le parent à qui nous avons écrit n’a pas donné son accord. Le créneau que vous aviez choisi n’est plus réservé, et aucun montant n’a été prélevé.'
            : `Un parent a retiré son accord pour vos réservations. ${moneyOf(canceled, refundCents)}`,
      },
      help,
      { kind: 'button', label: 'Voir toutes les lignes d’écoute', url: `${publicUrl}/urgence` },
      {
        kind: 'note',
        text: 'Le chat de soutien reste ouvert. Vous pourrez redemander un accord, à la même personne ou à un autre parent, en réservant à nouveau.',
      },
    ],
  }
}

function moneyOf(canceled: number, refundCents: number): string {
  if (canceled === 0) return 'Vous n’aviez pas de rendez-vous à venir.'
  const what = formatCount(canceled, 'rendez-vous à venir est annulé', 'rendez-vous à venir sont annulés')
  return `${what}. ${backOnCardWords(refundCents)}`
}
