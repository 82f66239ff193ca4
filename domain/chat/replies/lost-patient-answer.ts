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
  `(perdu|perdre) (un|une|mon|ma|deux|notre) [jeune*|petit*|vieux|vieille] ${PATIENT}`,
  `(mon|ma|un|une|notre) [jeune*|petit*] ${PATIENT} .. (est mort*|est décédé*|mort|morte|décédé*|nous a quittés|n a pas survécu)`,
  `(mort|décès) (de mon|de ma|de notre|d'un|d'une|du|de la) [jeune*|petit*] ${PATIENT}`,
])
const known = withTests(followUpsOfLostPatient)
/** What a trade gives at hand, and what is said of oneself: never taken for grief alone. */
const isOfOneself = test([
  '(morphine|insuline|potassium|pharmacie|clé*|produits|ampoule*|seringue*|moi aussi|rejoindre|disparaître|envie|plus la force|en finir|à sa place|dormir pour|seul* chez moi)',
])

export const isOfALostPatient = (sentences: readonly PlainText[]): boolean => sentences.some(tellsOfALostPatient)

/** Guilt and images after a death on one’s watch are no guess at a wish to die. */
export function isGriefOfALostPatient(
  { lostAPatient }: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  const isOnlyGuessed = reading.level !== 'none' && isUnsure(reading)
  if (!lostAPatient || !isOnlyGuessed || sentences.some(saysOwnDeath) || sentences.some(isOfOneself)) return false
  return metIn(known, sentences).size > 0 || sentences.some(tellsOfALostPatient)
}

/** What answers it; null when something else is said. */
export function lostPatientAnswer(state: ConversationState, message: string): string | null {
  if (!state.lostAPatient) return null
  const sentences = toSentences(message)
  const found = followUpIn(state, known, sentences)
  const owned = sentences.some(complains) ? ownError(state) : null
  if (found) return join([owned, found.words, found.question])
  if (!sentences.some(tellsOfALostPatient)) return null
  const words = unusedWording(state, 'tip lost patient', [
    'Perdre un patient dont on s’occupait, cela suit bien après la garde ; le psychologue du service ou la médecine du travail reçoivent aussi les soignants. Comment cela s’est-il passé, pour vous ?',
    'C’est bien de cette mort que vous parlez. Qu’est-ce qui vous en reste le plus, là ?',
  ])
  return words && join([owned, words])
}
