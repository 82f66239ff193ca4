import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'

const TURNS_BEFORE_PRACTITIONER = 10
const TURNS_BETWEEN_PRACTITIONER_OFFERS = 10

/**
 * A session with somebody, for who thanks after a long talk or has nobody to talk to. It ends a reply: between what was heard
 * and a question it would sound like not having listened.
 */
export function practitionerOffer(state: ConversationState): string | null {
  const last = state.practitionerOfferedAt
  // Nothing is sold to somebody who gave cause for concern.
  if (state.risk.level !== 'none' || state.risk.wasCorrected) return null
  if (state.turn < TURNS_BEFORE_PRACTITIONER || state.themes.length === 0) return null
  if (last !== null && state.turn - last < TURNS_BETWEEN_PRACTITIONER_OFFERS) return null
  state.practitionerOfferedAt = state.turn
  if (state.isAtSchool) {
    return unusedWording(state, 'school', [
      'Au collège comme au lycée, l’infirmière ou la psychologue scolaire reçoit gratuitement, sur simple demande.',
      'Un adulte de confiance, à l’école ou ailleurs, peut entendre cela aussi.',
    ])
  }
  const session = `${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} en vidéo, ${formatPrice(CONSULTATION_PRICE_CENTS)}`
  return unusedWording(state, 'practitioner', [
    `Si vous souhaitez en parler de vive voix, un étudiant ou une étudiante en psychologie, sous supervision, peut vous recevoir (${session}).`,
    'Une séance vidéo avec une personne qui étudie la psychologie, sous supervision, pourrait prolonger ce que nous commençons ; « Prendre rendez-vous » montre les créneaux.',
    'Pour aller plus loin qu’avec une IA, une séance avec une personne est possible depuis « Prendre rendez-vous ».',
  ])
}
