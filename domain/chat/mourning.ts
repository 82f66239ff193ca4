import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { situationOf } from './engine/recognise.ts'

/** Somebody's death is what is talked about, and nothing worried so far. */
export function isMourning({ situation, topic, risk }: ConversationState): boolean {
  const theme = situationOf(situation?.id)?.theme ?? topic?.id
  return risk.level === 'none' && theme === 'grief'
}

/** A guess at despair is heeded where these are said, however softly. */
export const cannotGoOn = compileTest(
  [
    '(sans (elle|lui|eux)|rejoindre|retrouver|à quoi bon|plus (envie|goût|sens|force|rien)|aucun sens|tiens plus|tenir|continuer|finir|en finir|suivre|suivrai|mon tour|à ma place|pourquoi (elle|lui|moi|je reste)|disparaître|m endormir|plus me réveiller|partir|adieu|lettre|cachets|médicament*|comprimé*|pont|corde|bu|boire|pareil)',
  ],
  lexicon,
)
