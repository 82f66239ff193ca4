import type { ParentalEnd, ParentalPurpose } from '#domain/booking/parental.ts'
import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import type { MailBlock, MailContent, MailTemplate } from '../mail-content.ts'
import { endWords } from './parental-words.ts'

export type ParentalAnswered = ParentalEnd & {
  /** `missing`: nobody answered, and something was paid for all the same. */
  answer: 'granted' | 'refused' | 'withdrawn' | 'missing'
  purpose?: ParentalPurpose
}

const help: MailBlock = {
  kind: 'paragraph',
  text: 'Vous n’avez pas à rester sans personne à qui parler. Fil Santé Jeunes (0 800 235 236, de 9 h à 23 h), le 119 et le 3114 (24 h/24) répondent gratuitement. L’accord d’un parent n’y est pas nécessaire.',
}

/** To a minor. Neutral wording: parents may read it too. */
export const parentalAnswered: MailTemplate<ParentalAnswered> = (data, { publicUrl }) => {
  const purpose = data.purpose ?? 'consultations'
  if (data.answer === 'granted') return { subject: 'Une réponse à votre demande', ...granted[purpose](publicUrl) }
  return {
    subject: data.answer === 'missing' ? 'Un accord est nécessaire' : 'Une réponse à votre demande',
    heading: headings[data.answer],
    blocks: [
      { kind: 'paragraph', text: sentences[data.answer](data, purpose) },
      help,
      { kind: 'button', label: 'Voir toutes les lignes d’écoute', url: `${publicUrl}/urgence` },
      {
        kind: 'note',
        text:
          purpose === 'premium'
            ? 'Le chat de soutien reste ouvert, gratuitement. Vous pourrez redemander un accord, à la même personne ou à un autre parent, depuis la page de l’abonnement.'
            : 'Le chat de soutien reste ouvert. Vous pourrez redemander un accord, à la même personne ou à un autre parent, en réservant à nouveau.',
      },
    ],
  }
}

const granted: Record<ParentalPurpose, (publicUrl: string) => Omit<MailContent, 'subject'>> = {
  consultations: (publicUrl) => ({
    heading: 'Vous pouvez réserver',
    blocks: [
      { kind: 'paragraph', text: 'Un parent a donné son accord. Il vaut aussi pour vos prochaines réservations.' },
      {
        kind: 'paragraph',
        text: 'Si le créneau que vous aviez choisi n’est plus réservé, vous pouvez en choisir un autre.',
      },
      { kind: 'button', label: 'Prendre rendez-vous', url: `${publicUrl}/appointment` },
    ],
  }),
  premium: (publicUrl) => ({
    heading: 'Vous pouvez vous abonner',
    blocks: [
      { kind: 'paragraph', text: 'Un parent a donné son accord pour votre abonnement.' },
      { kind: 'button', label: 'Continuer', url: `${publicUrl}/premium/abonnement` },
    ],
  }),
}

type Refusal = Exclude<ParentalAnswered['answer'], 'granted'>

const headings: Record<Refusal, string> = {
  refused: 'Votre demande n’a pas été acceptée',
  withdrawn: 'Un accord a été retiré',
  missing: 'L’accord d’un parent manque',
}

const sentences: Record<Refusal, (end: ParentalEnd, purpose: ParentalPurpose) => string> = {
  refused: (_, purpose) =>
    purpose === 'premium'
      ? 'Le parent à qui nous avons écrit n’a pas donné son accord. Aucun montant n’a été prélevé.'
      : 'Le parent à qui nous avons écrit n’a pas donné son accord. Le créneau que vous aviez choisi n’est plus réservé, et aucun montant n’a été prélevé.',
  withdrawn: ({ canceled, refundCents }, purpose) =>
    `Un parent a retiré son accord pour ${purpose === 'premium' ? 'votre abonnement' : 'vos réservations'}. ${endWords(purpose, canceled, refundCents)}`,
  missing: ({ canceled, refundCents }, purpose) =>
    `Avant ${MINIMUM_AGE_YEARS} ans, les séances et l’abonnement ne sont pas ouverts ; avant ${ADULT_AGE_YEARS} ans, l’accord d’un parent est nécessaire. ${endWords(purpose, canceled, refundCents)} Votre date de naissance est fausse ? Écrivez-nous par la page Contact.`,
}
