import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { situationOf } from './engine/recognise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { awaitsOwnTurn } from './said-after-despair.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

/** A guess at despair is heeded where these are said, however softly. */
export const cannotGoOn = compileTest(
  [
    '(sans (elle|lui|eux)|rejoindre|retrouver|se trouver|à quoi bon|plus (envie|goût|sens|force|rien)|aucun sens|tiens plus|tenir|continuer|finir|en finir|suivre|suivrai|mon tour|à ma place|pourquoi (elle|lui|moi|je reste)|disparaître|m endormir|plus me réveiller|partir|adieu|lettre|pareil|me trouver*|pour après)',
    '(cachets|médicament*|comprimé*|morphine|insuline|bu|boire|vodka|whisky|pont|viaduc|falaise|toit|étage|fenêtre|rails|quai|train|corde|poutre|gaz|fusil|carabine|lame*|rasoir|tomber|sauter|m allonger|cette nuit)',
  ],
  lexicon,
)

/** Tears and guilt are told in few words; who writes at length and worries is heard. */
const LONGEST_GRIEF_WORDS = 28

/**
 * The tears, the guilt or the thanks of who mourns are no guess at a wish to die, while nothing says that they cannot go on. What is guessed of somebody
 * else, or of what others do, is none of their grief.
 */
export function isGriefAlone(state: ConversationState, sentences: readonly PlainText[], reading: Reading): boolean {
  const { level, situation } = reading
  const isOfAnother = situation === 'other-worry' || situation === 'other-imminent'
  if (!isMourning(state) || !isUnsure(reading) || level === 'danger' || isOfAnother) return false
  if (sentences.flat().length >= LONGEST_GRIEF_WORDS) return false
  return !sentences.some((said) => saysOwnDeath(said) || cannotGoOn(said) || awaitsOwnTurn(said))
}

/** Somebody's death is what is talked about, and nothing worried so far. */
function isMourning({ situation, topic, risk }: ConversationState): boolean {
  const theme = situationOf(situation?.id)?.theme ?? topic?.id
  return risk.level === 'none' && theme === 'grief'
}
