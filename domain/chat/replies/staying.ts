import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import type { Heard } from './care-answer.ts'
import { join } from './care-parts.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const LEAVE = '(partir|quitter|séparer|départ|divorcer|rompre)'
const saysTheyStay = test([
  `(jamais|pas) (dit|parlé|demandé|écrit) .. ${LEAVE}`,
  `(veux|voulais|voudrais|vais|compte|souhaite|envisage|pense) (pas|jamais|plus) [*] [*] ${LEAVE}`,
  '(partirai|partirais|quitterai|quitterais) (pas|jamais)',
  `(arrête*|arrêtez|stop|assez) .. ${LEAVE}`,
  "(reste|resterai|veux rester|préfère rester) avec (lui|elle|mon|ma) & ! (peur|obligé*|si je|faut|parce qu'il|seul*)",
  `pas (prête|prêt) à [le|la|me] ${LEAVE}`,
  `(hors de question|pas question) .. ${LEAVE}`,
])
const speaksOfLeaving = test([
  `(veux|vais|voudrais|compte|envie|prépare|préparer|comment|décidé|besoin|envisage) .. ${LEAVE} & ! (pas|jamais|plus)`,
  '(si|quand|le jour où) je [le|la|m en] (pars|partais|partirais|quitte|quittais|vais)',
])
const protests = test([
  '(jamais|pas) (dit|parlé|demandé|écrit)',
  '(arrête*|arrêtez|stop|assez)',
  '(déjà|encore) dit',
  '(vous|te) (ai|avais) dit',
])

/** Words of ours that take a departure for granted, or send towards one. « Sortez, si cela monte » is none. */
const LEAVING =
  /(?<!\p{L})(?:(?<!à )partir|partiez|partez|départ|quitter|hébergements?|endroit sûr|où (?:vous pourriez )?aller|sortir vite|séparation)(?!\p{L})/iu

/** What may be said to them: nothing of leaving once they said that they stay. */
export function withoutLeaving(state: ConversationState, wordings: readonly string[]): readonly string[] {
  return state.safety.stays ? wordings.filter((words) => !LEAVING.test(words)) : wordings
}

/** Keeps whether they stay, as they said it last. */
export function noteStaying(state: ConversationState, sentences: readonly PlainText[]): void {
  if (sentences.some(saysTheyStay)) state.safety.stays = true
  else if (sentences.some(speaksOfLeaving)) state.safety.stays = false
}

/** « J’ai jamais dit que je voulais partir »: heard, and left to them. Null where they ask something else. */
export function stayingReply(state: ConversationState, { message, sentences }: Heard): string | null {
  if (!sentences.some(saysTheyStay) || askingParts(message).some((asked) => !isOfLeavingAlone(asked))) return null
  const heard = sentences.some(protests)
    ? unusedWording(state, 'staying owned', [
        'J’ai été trop vite, pardon : vous ne voulez pas partir, et je n’en parlerai plus.',
      ])
    : unusedWording(state, 'staying heard', [
        'Vous ne voulez pas partir, et je l’entends. Rien ne vous oblige à décider quoi que ce soit.',
      ])
  if (!heard) return null
  const { struck, hit } = state.safety
  const [then, question] = struck || hit ? afterBlows : afterControl
  return join([heard, then, unusedWording(state, 'staying question', [question])])
}

/** « Partir ? », said back to us. */
const LONGEST_ECHO_WORDS = 3
const isOfLeavingAlone = (asked: PlainText): boolean =>
  asked.length <= LONGEST_ECHO_WORDS && LEAVING.test(asked.join(' '))

const afterBlows = [
  'Même en restant, une personne qui sait, et un mot convenu avec elle pour appeler à l’aide, vous protègent.',
  'Qui pourrait être cette personne ?',
] as const
const afterControl = [
  'On peut parler de ce qui se passe entre vous sans rien décider.',
  'Qu’est-ce qui vous pèse le plus, là-dedans ?',
] as const
