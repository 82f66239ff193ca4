import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { join } from './care-parts.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const cries = test(['(hurle*|pleure*|crie*|pleurs|cris)'])
const isAtTheEnd = test([
  '(plus|pas) [à] supporter',
  'supporte (plus|pas)',
  "(craque|craquer|craqué|peux plus|à bout|nerfs|exploser|explose|plus tenir|deviens folle|deviens fou|plus la force|m'énerve)",
])

/** As it happens, and no complaint about noisy days. */
const criesNow = test([
  '(petit|petite|dernier|dernière|fils|fille|il|elle|enfants|gamin*|jumeaux|jumelles) [*] [*] (hurle*|pleure*|crie*|braille*) [*] [*] (hurle*|depuis|sans arrêt|non stop|là|maintenant|heures|toujours)',
])

/** A baby or a small child that cries and a parent at the end of their strength, before anybody fears anything: what to do in that minute, once. */
export function cryingAnswer(state: ConversationState, message: string): string | null {
  // « Mon bébé, six semaines » says whose cries were told of before.
  const sentences = [...toSentences(state.recent.at(-1) ?? ''), ...toSentences(message)]
  if (!sentences.some(cries) || !sentences.some(isAtTheEnd)) return null
  if (!state.speaksOfBaby) return state.speaksOfChild && sentences.some(criesNow) ? ofAChild(state) : null
  const words = unusedWording(state, 'tip crying baby', [
    'Ces cris mettraient n’importe qui à bout. Couchez votre bébé sur le dos, dans son lit, fermez la porte et sortez souffler dix minutes : il peut pleurer ce temps-là sans danger, et un bébé ne se secoue jamais.',
  ])
  return words && join([words, 'Qui pourriez-vous appeler, même pour une heure ?'])
}

function ofAChild(state: ConversationState): string | null {
  const words = unusedWording(state, 'tip crying child', [
    'Des cris qui durent mettraient n’importe qui à bout. Là, tout de suite : votre enfant dans son lit ou sa chambre, à l’abri, et vous quelques minutes de l’autre côté de la porte, le temps de souffler.',
  ])
  return words && join([words, 'Y a-t-il quelqu’un qui peut venir, même une heure ?'])
}
