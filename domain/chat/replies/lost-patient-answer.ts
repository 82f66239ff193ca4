import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import type { Reading } from '../risk.ts'
import { saysOwnDeath } from '../who-is-in-danger.ts'
import { followUpIn, isUnsure, metIn, withTests } from './care-answer.ts'
import { join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { followUpsOfLostPatient } from './follow-ups-of-lost-patient.ts'
import { complains } from './repair.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const PATIENT = '(patient|patiente|patients|résident|résidente|malade)'
const tellsOfALostPatient = test([
  `(perdu|perdre) (un|une|mon|ma|deux|notre) [jeune*|petit*|vieux|vieille|premi*] ${PATIENT}`,
  `(mon|ma|un|une|notre) [jeune*|petit*] ${PATIENT} .. (est mort*|est décédé*|mort|morte|décédé*|nous a quittés|n a pas survécu)`,
  `(mort|décès) (de mon|de ma|de notre|d'un|d'une|du|de la) [jeune*|petit*] ${PATIENT}`,
])
const TRADE =
  '(infirmi*|aide-soignant*|aide soignant*|médecin|interne|externe|anesthésiste|soignant*|sage-femme|urgentiste|réanimat*|ambulancier*|pompier*|secouriste*|auxiliaire de vie|puéricult*|brancardier*)'
/** Whose trade it is: « mon médecin » is another’s. */
const caresByTrade = test([
  `(suis|étais|métier|comme|bosse|travaille) [un|une|l|d|jeune|en] [*] ${TRADE}`,
  `^ [moi] [,] ${TRADE} (en|à|de|depuis|au|aux|dans|,)`,
  '(bosse|travaille|garde*|service|suis) [*] (en|au|aux|de) (réa|réanimation|urgences|samu|smur|ehpad|soins palliatifs|bloc|néonat*|maternité|oncologie|caserne)',
])
const SOMEONE =
  '[tout*|jeune*|petit*|vieille|vieux|premi*] (petit*|garçon*|fille|fillette|enfant|gamin*|bébé|nouveau-né*|nourrisson|dame|monsieur|homme|femme|ado|jeune|mamie|papi|patient*|résident*|môme)'
/** Of whoever cares for others by trade, one of these. */
const tellsOfALostOne = test([
  `(on|nous|ai|avons|équipe) [*] perdu (un|une|deux|ce|cette|ma premi*|mon premi*|notre) ${SOMEONE}`,
  `(pas|jamais) (réussi à|pu|su) [le|la|l] (ranimer|réanimer|sauver|récupérer|intuber)`,
  `(un|une|deux|ce|cette|le|la) ${SOMEONE} [*] (est|sont|a|nous a) [*] (mort*|décédé*|pas survécu|quittés)`,
  `(un|une|deux|ce|cette) ${SOMEONE} [*] (est|sont) [*] parti* (dans mes bras|devant moi|sous mes yeux|pendant ma garde|dans le service|cette nuit|entre mes mains)`,
])
const known = withTests(followUpsOfLostPatient)
/** What a trade gives at hand, and what is said of oneself: never taken for grief alone. */
const isOfOneself = test([
  '(morphine|insuline|potassium|pharmacie|clé*|produits|ampoule*|seringue*|moi aussi|rejoindre|disparaître|envie|plus la force|en finir|à sa place|mérite|aurais dû (partir|mourir)|dormir pour|seul* chez moi)',
])

export function isOfALostPatient({ recent }: ConversationState, sentences: readonly PlainText[]): boolean {
  if (sentences.some(tellsOfALostPatient)) return true
  return sentences.some(tellsOfALostOne) && [...recent.flatMap(toSentences), ...sentences].some(caresByTrade)
}

/** Guilt and images after a death on one’s watch are no guess at a wish to die. */
export function isGriefOfALostPatient(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  const isOnlyGuessed = reading.level !== 'none' && isUnsure(reading)
  if (!state.lostAPatient || !isOnlyGuessed || sentences.some(saysOwnDeath) || sentences.some(isOfOneself)) return false
  return metIn(known, sentences).size > 0 || isOfALostPatient(state, sentences)
}

/** What answers it; null when something else is said. */
export function lostPatientAnswer(state: ConversationState, message: string): string | null {
  if (!state.lostAPatient) return null
  const sentences = toSentences(message)
  const found = followUpIn(state, known, sentences)
  const owned = sentences.some(complains) ? ownError(state) : null
  if (found) return join([owned, found.words, found.question])
  if (!isOfALostPatient(state, sentences)) return null
  const words = unusedWording(state, 'tip lost patient', [
    'Perdre un patient dont on s’occupait, cela suit bien après la garde ; le psychologue du service ou la médecine du travail reçoivent aussi les soignants. Comment cela s’est-il passé, pour vous ?',
    'C’est bien de cette mort que vous parlez. Qu’est-ce qui vous en reste le plus, là ?',
  ])
  return words && join([owned, words])
}
