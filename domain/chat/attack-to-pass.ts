import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const namesAttack = test([
  "(crise*|attaque*|montée*|bouffée*) (de|d') (angoisse*|panique*|anxiété|stress|spasmophilie|tétanie)",
  '(panique*|paniquer|angoisse*|spasmophilie|tétanie) & (métro|train|bus|magasin*|avion|cœur|respire*|souffle|mains|nuit|réunion*)',
])
/** Asked of what comes and goes: « que ça s’arrête quand ça monte ». */
const asksHowItPasses = test([
  "(comment|faire|faut|fais|fait|truc|technique*|astuce*|exercice*|moyen|aide*|aider) .. (que|pour que) (ça|cela|la crise|une crise|l'angoisse|la panique) (s'arrête|passe|cesse|redescende|finisse|se calme|parte)",
  '(comment|quoi|que) .. (arrêter|stopper|calmer) (ça|cela|la crise|une crise)',
])
/** Whoever wants more than the attack to end says so. */
const isOfMore = test([
  '(tout|vie|vivre|pour toujours|pour de bon|définitivement|une bonne fois|à jamais|exister|souffrir|disparaître|mourir|mort|morte|suicid*|tuer|en finir|plus là|plus jamais)',
])

/** « Comment on fait pour que ça s’arrête ? », of attacks of panic that were told, asks how they pass. Not once anything worried. */
export function isAttackToPass(
  { risk, recent }: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const isLess = level === 'vigilance' || (level === 'crise' && isUnsure({ signals }))
  if (!isLess || risk.level !== 'none' || sentences.some(saysOwnDeath) || sentences.some(isOfMore)) return false
  const isTold = [...recent.flatMap(toSentences), ...sentences].some(namesAttack)
  return isTold && sentences.some(asksHowItPasses)
}
