import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { situationOf } from './engine/recognise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { awaitsOwnTurn } from './said-after-despair.ts'
import { isSurelyACrisis, isSurelyDespair, likelihoodOfCrisis } from './sure-guess.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

/** A guess at despair is heeded where these are said, however softly. */
export const cannotGoOn = compileTest(
  [
    '((fatigué*|las|lasse|marre|assez|épuisé*) de (la vie|vivre|cette vie|exister)|coeur .. (déjà parti|déjà mort)|sans (elle|lui|eux)|rejoindre|retrouver|se trouver|à quoi bon|plus (envie|goût|sens|force|rien)|aucun sens|tiens plus|tenir|continuer|finir|en finir|suivre|suivrai|mon tour|à ma place|pourquoi (elle|lui|moi|je reste)|disparaître|m endormir|plus me réveiller|partir|adieu|lettre|pareil|me trouver*|pour après)',
    '(cachets|médicament*|comprimé*|morphine|insuline|bu|boire|vodka|whisky|pont|viaduc|falaise|parapet|rambarde|garde corps|enjamb*|barrage|toit|étage|fenêtre|rails|quai|train|corde|poutre|gaz|fusil|carabine|lame*|rasoir|tomber|sauter|m allonger|cette nuit)',
  ],
  lexicon,
)

/** Tears, guilt, thanks, what is left of somebody, and the days without them: what grief is told with. */
const ofGrief = compileTest(
  [
    '(pleur*|larme*|sanglot*|chagrin|deuil|coupable*|culpabil*|ma faute|monstre|regrett*|remords|remerci*|merci|absence|nostalgi*)',
    "(aurais (dû|pu)|devais|j'ai annulé|ai annulé|avais promis|pas (pu|eu le temps|osé|répondu|rappelé|dit au revoir))",
    '(me|nous) manque*',
    '(vide|silence) & (maison|appartement|chambre|cuisine|lit|table|place|tout est|côté|dimanche*)',
    '(réflexe|habitude|souvien*|souvenir*|me (suis|rappelle|rappelais) [rappelé*]|repens*|photo*|(sa|leur) (voix|chambre|tombe|place|tasse|veste|robe|laisse)|son (odeur|fauteuil|lit|panier|pull|numéro|téléphone|prénom)|ses (affaires|vêtements|chaussures|lunettes|messages)|la laisse|gamelle|cimetière|enterrement|obsèques|cérémonie|crémation|urne|cendres)',
    '(il|elle) [me|nous] (était|avait|aimait|disait|faisait|pouvait|venait|appelait|riait|chantait|voulait|mangeait|dormait|attendait|ressemblait|souffrait|restait)',
  ],
  lexicon,
)
/** Likelier a crisis than this, it must at least speak of grief to be taken for it. */
const MOST_WITHOUT_GRIEF = 0.7

/** Tears and guilt are told in few words; who writes at length and worries is heard. */
const LONGEST_GRIEF_WORDS = 28

/**
 * The tears, the guilt or the thanks of who mourns are no guess at a wish to die, while nothing says that they cannot go on. What is guessed of somebody
 * else, or of what others do, is none of their grief.
 */
export function isGriefAlone(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  const { level, situation } = reading
  const isOfAnother = situation === 'other-worry' || situation === 'other-imminent'
  if (!isMourning(state) || !isUnsure(reading) || level === 'danger' || isOfAnother) return false
  if (sentences.flat().length >= LONGEST_GRIEF_WORDS) return false
  if (sentences.some((said) => saysOwnDeath(said) || cannotGoOn(said) || awaitsOwnTurn(said))) return false
  return level === 'crise' ? isLikelierGrief(message, sentences) : !isSurelyDespair(message)
}

/** Who says that they pass the parapet does not mourn, whatever the talk was about. */
export function isLikelierGrief(message: string, sentences: readonly PlainText[]): boolean {
  if (isSurelyACrisis(message)) return false
  return sentences.some(ofGrief) || likelihoodOfCrisis(message) < MOST_WITHOUT_GRIEF
}

/** Somebody's death is what is talked about, and nothing worried so far. */
function isMourning({ situation, topic, risk }: ConversationState): boolean {
  const theme = situationOf(situation?.id)?.theme ?? topic?.id
  return risk.level === 'none' && theme === 'grief'
}
