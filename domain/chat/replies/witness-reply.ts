import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { followUpIn, type Heard, withTests } from './care-answer.ts'
import { isLineDue, join } from './care-parts.ts'
import { followUpsOfWitnesses } from './follow-ups-of-witnesses.ts'
import { saysHelpIsComing } from './help-on-its-way.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HITS = '(frappe|bat|tape|cogne|gifle|menace|enferme|insulte|étrangle|violente)'

/** Violence done to another grown-up, seen or heard by the one who writes. */
export const seesViolence = test([
  '(voisine|voisin|amie|ami|soeur|collègue|copine|mère|belle-soeur|cousine|tante|elle) .. se fait (battre|frapper|taper|cogner|tabasser|insulter|violenter)',
  '(elle|soeur|amie|voisine|copine|collègue|cousine) [*] (a|avait) [*] [*] (marques|bleus|oeil noir|coquard|hématome*) [au|aux|sur|à|$|,]',
  `(son|leur) (mari|mec|copain|compagnon|conjoint|ex|femme|copine|fils|père) (la|le|les) ${HITS}`,
  `(entends|entend) .. (crier|hurler|pleurer|cogner|coups|taper) .. (voisin*|côté|dessus|dessous|palier|mur|appart*|soirs)`,
])
const isHappening = test([
  '(là|en ce moment|maintenant|ça recommence|de nouveau) .. (crie*|hurle*|entends|cogne*|tape*|frappe*|coups)',
  '(crie*|hurle*|cogne*|tape*|frappe*|coups) .. (là|maintenant|en ce moment)',
])

const known = withTests(followUpsOfWitnesses)
const heard = [
  'Vous avez raison de ne pas détourner les yeux.',
  'Ce que vous voyez ou entendez mérite d’être pris au sérieux.',
] as const
const lines = [
  'Le 3919 conseille aussi les témoins ; si cela se passe maintenant, c’est le 17 ou le 112, même en cas de doute.',
  'Pendant que cela arrive, c’est le 17 ou le 112 ; le reste du temps, le 3919 vous dit comment aider sans mettre en danger.',
] as const
const now =
  'Appelez le 17 ou le 112 maintenant, avec l’adresse et l’étage ; sans bruit, c’est un SMS au 114. N’y allez pas sans personne.'
const questions = [
  'Y a-t-il un moment où vous pourriez lui parler à deux ?',
  'Y a-t-il des enfants là-bas ?',
  'Et vous, avec qui pouvez-vous partager cela ?',
] as const

/** Whoever sees violence is told what can be done for the other, and is not taken for the one who is hit. */
export function witnessReply(state: ConversationState, { reading, sentences }: Heard): string {
  const isNew = state.used['witness lines'] === undefined
  if (sentences.some(saysHelpIsComing)) state.safety.called = true
  const answer = followUpIn(state, known, sentences)
  if (!state.safety.called && sentences.some(isHappening))
    return spokenOfThem(state, join([now, answer?.words ?? null]))
  const isDue = isNew || (isLineDue(state, reading) && !state.safety.called)
  return spokenOfThem(
    state,
    join([
      answer?.words ?? nextWording(state, 'witness heard', heard),
      isDue ? anyWording(state, 'witness lines', lines) : null,
      answer?.isQuiet ? null : (answer?.question ?? unusedWording(state, 'witness question', questions)),
    ]),
  )
}

export const isWitness = (sentences: readonly PlainText[]): boolean => sentences.some(seesViolence)
