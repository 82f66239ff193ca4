import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import type { Heard } from './care-answer.ts'
import { anyWording } from './rotation.ts'

const threatens = compileTest(
  [
    '(il|elle|{proche}) [*] [*] [*] (va|veut|menace|jure|parle) [de|d|qu il va] (tuer|buter|descendre|planter|poignarder|flinguer|abattre|égorger) (son|sa|ses|leur|le|la|un|une|des|quelque un|tout le monde) & ! (temps|chagrin|jeu|film|série|mouche*|araignée*|ambiance)',
  ],
  lexicon,
)
/** « J’appelle la police même si c’est mon frère ? » */
const asksWhetherToCall = compileTest(
  ['(police|17|gendarmes|dénoncer|dénonce|trahir|balancer) & (appelle|appeler|dois|faut|même si|je|vraiment)'],
  lexicon,
)
const TOLD = 'threat to another'

/** Somebody they fear for threatens another's life: those who protect come first, and nobody goes there. Null where nobody is. */
export function threatToAnotherReply(state: ConversationState, { sentences }: Heard): string | null {
  const { situation } = state.risk
  if (situation !== 'other-imminent' && situation !== 'other-worry' && situation !== 'others') return null
  const isAsked = state.used[TOLD] !== undefined && !state.safety.called && sentences.some(asksWhetherToCall)
  if (isAsked)
    return anyWording(state, 'tip threat and police', [
      'Oui, le 17 ou le 112, maintenant. Appeler n’est pas trahir : c’est empêcher l’irréparable, pour l’un comme pour l’autre.',
    ])
  if (!sentences.some(threatens)) return null
  const words = anyWording(state, TOLD, [
    'Appelez le 17 ou le 112 maintenant : qui est menacé, où, l’arme s’il y en a une, et les mots exacts. N’allez pas vous interposer. Prévenir protège la personne menacée, et {personne} aussi.',
  ])
  return words && spokenOfThem(state, words)
}
