import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { isOfWrongPerson } from '../who-hits.ts'
import { type CareAnswer, followUpIn, type Heard, only, withTests } from './care-answer.ts'
import { isLineDue, join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { followUpsOfWitnesses } from './follow-ups-of-witnesses.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import { followUpsToHelp } from './follow-ups-to-help.ts'
import { isHelpComing } from './help-on-its-way.ts'
import { knownExchange } from './known-exchange.ts'
import { answerAboutLine } from './line-asked-about.ts'
import { lineForPurpose } from './line-for-purpose.ts'
import { complains, repaired } from './repair.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'
import { unanswered } from './unanswered.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HITS = '(frappe|bat|tape|cogne|gifle|menace|enferme|insulte|étrangle|violente)'

/** What is told is seen on a screen or read. */
const FRAME =
  '(série*|film*|roman*|livre*|épisode*|jeu|jeux|personnage*|chanson*|pièce|scène*|documentaire*|reportage*|infos|journal|fait divers|podcast*|rêve*|cauchemar*)'

/** Violence done to another grown-up, seen or heard by the one who writes. */
export const seesViolence = test([
  '(voisine|voisin|amie|ami|soeur|collègue|copine|mère|belle-soeur|cousine|tante|elle) .. se fait (battre|frapper|taper|cogner|tabasser|insulter|violenter)',
  '(elle|soeur|amie|voisine|copine|collègue|cousine) [*] (a|avait) [*] [*] (marques|bleus|oeil noir|coquard|hématome*) [au|aux|sur|à|$|,]',
  `(son|leur) (mari|mec|copain|compagnon|conjoint|ex|femme|copine|fils|père) (la|le|les) ${HITS}`,
  `(il|voisin|mec|homme|type|frère|collègue|ami|beau-frère|cousin|oncle|pote|fils) [*] ${HITS} (sa|son) (femme|mari|copine|copain|compagne|compagnon|conjointe|épouse|mère|ex) & ! ${FRAME}`,
  `(mari|mec|copain|compagnon|conjoint|ex) de (ma|mon|la|notre|une) [meilleure|grande|petite|belle] (soeur|amie|voisine|mère|cousine|collègue|tante|fille|pote|copine|belle-soeur) [*] (la|le|lui) ${HITS}`,
  `(soeur|amie|voisine|mère|cousine|collègue|tante|pote|copine|belle-soeur) ... (frappée|battue|giflée|tapée|violentée) par (son|un) (mari|mec|copain|compagnon|conjoint|ex)`,
  `(entends|entend) .. (crier|hurler|pleurer|cogner|coups|taper) .. (voisin*|côté|dessus|dessous|palier|mur|appart*|soirs)`,
  `(voisin*|dessus|dessous|à côté|palier|mur|immeuble) ... (coups|hurle*|crie*|cogne*|supplie*|au secours) & (coups|au secours|supplie*|frapp*|tape dessus|cogne*|elle (crie*|hurle*|pleure*)) & ! (travaux|musique|fête|match|foot|perceuse|marteau|chien*|jouer|jouent|me (frapp*|tape*|menace*))`,
])
const isHappening = test([
  // Without its accent « là » is « la »: « il la frappe » says nothing of now.
  '^ [et|mais|oui|bon] là [,] ... (crie*|hurle*|entends|cogne*|tape*|frappe*|coups)',
  '(en ce moment|maintenant|ça recommence|de nouveau) .. (crie*|hurle*|entends|cogne*|tape*|frappe*|coups) & ! (je crois|je pense|tous les jours)',
  '(crie*|hurle*|cogne*|tape*|frappe*|coups) .. (là $|maintenant|en ce moment)',
])

const refusals = followUpsToHelp.filter(({ refusesLine }) => refusesLine)
const known = withTests([...followUpsOfWitnesses, ...questionsOfAnybody, ...refusals])
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
export function witnessReply(state: ConversationState, heardNow: Heard): string {
  const { reading, message, sentences } = heardNow
  const isNew = state.used['witness lines'] === undefined
  if (isHelpComing(message)) state.safety.called = true
  const answer = answerToWitness(state, message, sentences, isNew) ?? (isNew ? null : knownExchange(state, heardNow))
  if (!state.safety.called && sentences.some(isHappening))
    return spokenOfThem(state, join([now, answer?.words ?? null]))
  const isNamed = /\b(?:3919|17)\b/.test(answer?.words ?? '')
  const isDue = isNew || (isLineDue(state, reading) && !state.safety.called && !isNamed)
  return spokenOfThem(
    state,
    join([
      isOfWrongPerson(reading) ? ownError(state) : null,
      answer?.words ?? unanswered(state, message) ?? nextWording(state, 'witness heard', heard),
      isDue ? anyWording(state, 'witness lines', lines) : null,
      answer?.isQuiet ? null : (answer?.question ?? unusedWording(state, 'witness question', questions)),
    ]),
  )
}

/** What they ask now, or had asked and say was not answered. */
function answerToWitness(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  isNew: boolean,
): CareAnswer | null {
  const aboutLine = answerAboutLine(state, message)
  // Who asked for a number is given it, and asked nothing they may have just told.
  const answer = aboutLine
    ? { ...only(aboutLine), isQuiet: lineForPurpose(message) !== null }
    : followUpIn(state, known, sentences)
  const isRepair = !isNew && !aboutLine && sentences.some(complains)
  return isRepair ? repaired(state, { sentences }, answer, (asked) => followUpIn(state, known, asked)) : answer
}

export const isWitness = (sentences: readonly PlainText[]): boolean => sentences.some(seesViolence)
