import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { toSentences } from '../../detector/normalise.ts'
import { anyWording } from '../../replies/rotation.ts'
import type { Asked, RequestKind } from './request.ts'

/** Somebody who frightens them; what a doctor, an exam or a reaction does is another fear. */
const isFeared = compileTest(
  [
    '(il|elle|mari|femme|copain|copine|conjoint*|compagnon|compagne|mec|ex|père|mère|frère|beau père|voisin) [me|m] (fait|fais|faisait) [vraiment|trop|très] (peur|flipper)',
    '(il|elle|mari|femme|copain|conjoint*|compagnon|ex|père|frère) [me|m] (menace*|terrorise*|intimide*|poursuit|suit partout)',
    'peur (de lui|d elle|de mon (mari|copain|conjoint|compagnon|ex|père|frère|beau père)|de ma (femme|copine|mère)) & ! (décevoir|perdre|réaction|manquer)',
  ],
  lexicon,
)

/** What would be said to them, or done before them. */
const toThem = new Set<RequestKind>(['words', 'either', 'should', 'when', 'what-if', 'place', 'opinion'])
const isOfThem = compileTest(
  ['(lui|leur|le|la|il|elle)', '(dis|dire|parle|parler|réponds|répondre|affronter|confronter|tais|taire)'],
  lexicon,
)

/** Nobody is advised to speak up to one whom they fear. */
export function onSomebodyFeared(state: ConversationState, asked: Asked, message: string): string | null {
  const told = [...state.recent, message].flatMap((words) => [...toSentences(words)])
  if (!toThem.has(asked.kind) || !isOfThem(asked.clause) || !told.some(isFeared)) return null
  return anyWording(state, 'tip feared', [
    'Quand quelqu’un vous fait peur, rien n’oblige à lui parler, et surtout pas sans personne à côté. Dites-le d’abord à quelqu’un de sûr, un proche, un médecin, une association. Vous sentez-vous en sécurité avec cette personne ?',
    'La prudence passe avant la franchise : vous pouvez vous taire aujourd’hui, et en parler à une personne de confiance. Si cela monte, sortez de la pièce plutôt que de répondre.',
  ])
}
