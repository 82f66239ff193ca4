import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { isNextDoor, isOfWrongPerson } from '../who-hits.ts'
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
import { saysPlainYes } from './safety-answers.ts'
import { unanswered } from './unanswered.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HITS = '(frappe|bat|tape|cogne|gifle|menace|enferme|insulte|étrangle|violente)'

/** What is told is seen on a screen or read. */
const FRAME =
  '(série*|film*|roman*|livre*|épisode*|jeu|jeux|personnage*|chanson*|pièce|scène*|documentaire*|reportage*|infos|journal|fait divers|podcast*|rêve*|cauchemar*)'

const NEXT_DOOR = '(voisin*|dessus|dessous|du haut|du bas|à côté|palier|mur|murs|cloison|immeuble|étage|en face)'
/** What neighbours hear that is no quarrel. */
const OTHER_NOISE =
  '(travaux|musique|fête|fêtes|match|foot|perceuse|marteau|chien*|jouer|jouent|télé|film|accouch*|me (frapp*|tape*|menace*))'

/** Violence done to another grown-up, seen or heard by the one who writes. */
const seesViolence = test([
  '(voisine|voisin|amie|ami|soeur|collègue|copine|mère|belle-soeur|cousine|tante|elle|dame|femme|fille|jeune femme|belle-fille|nièce|meuf) .. se fait (battre|frapper|taper|cogner|tabasser|insulter|violenter|tabasse|défoncer|démolir|massacrer|maltraiter)',
  `(entends|entend|entendu|entendre) ... (coups|cris|crier|hurler|hurlements|cogner|taper) ... (femme|dame|fille|elle|voisine) [*] [*] (pleur*|cri*|hurl*|suppli*|gémi*) & ! ${OTHER_NOISE}`,
  `(femme|dame|voisine|jeune fille|elle) [*] [*] [*] [*] (cri*|hurl*|appel*|suppli*) [*] [*] (à l'aide|au secours|arrête|stop|pitié|qu on l aide) & ! ${OTHER_NOISE} & ! ${FRAME}`,
  `${NEXT_DOOR} & (cri*|hurl*|engueul*|disput*|coups|cogn*|pleur*|bruits|bagarr*) & (mêler|mêle|intervenir|intervienne|(appeler|appelle|prévenir) [la|le|les] (police|flics|17|gendarm*)|peur pour (elle|lui|eux|la)|femme|dame|la frappe*|la tape*|se battent|se tapent|se tape dessus) & ! ${OTHER_NOISE} & ! (on se dispute|nous nous disputons|là dessus)`,
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
  '^ [et|mais|oui|bon] là [,] ... (crie*|hurle*|entends|cogne*|tape*|frappe*|coups) & ! ^ [et|mais|oui|bon] la (dame|voisine|femme|fille|mère|maman|copine|police|nuit|semaine|petite|prochaine|dernière)',
  '(en ce moment|maintenant|ça recommence|de nouveau) .. (crie*|hurle*|entends|cogne*|tape*|frappe*|coups) & ! (je crois|je pense|tous les jours)',
  '(crie*|hurle*|cogne*|tape*|frappe*|coups) .. (là $|maintenant|en ce moment)',
  "(elle|femme|dame|voisine|il|ils|fille) [*] [*] (crie|crient|hurle|appelle|supplie|demande|crier|hurler|appeler|supplier) [*] [*] (à l'aide|au secours|de l'aide|pitié) & ! (hier|avant hier|autre jour|autre soir|tous les|parfois|souvent|si elle|si il|semaine|ai entendu|avons entendu|a entendu)",
  '^ [et|mais|oui|bon|là|voilà|hein|putain] (ça|cela) (recommence|reprend|repart|cogne|hurle|crie) & ! (si|tous les|chaque|souvent|parfois|beaucoup)',
  // Whoever hid somebody has the other at their own door.
  '(il|elle|mari|ex|père|beau-père|conjoint) [*] (tape|cogne|frappe|tambourine|sonne|est|hurle|crie) (à|sur|devant|derrière) (ma|notre) porte & ! (si il|si elle|hier|autre|souvent|parfois|et si)',
  '(est|sont) en train de (la|le|les|se) (frapper|taper|battre|cogner|tuer|étrangler|massacrer)',
])
/** « 17 ? », « j’appelle la police ? »: it is yes. */
const ASKS_TO_CALL = /(?:17|112|police|flics|gendarmes?|gendarmerie)\s*(?:,\s*)?(?:c['’]est ça|non|ou pas|hein)?\s*\?/iu

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
/** Children are there too: each has a line of their own. */
const linesWithChildren = [
  'Pendant que cela se passe, c’est le 17 ou le 112. Pour les enfants, le 119, et pour la personne frappée, le 3919 : les deux conseillent aussi les témoins, jour et nuit.',
] as const
const now = [
  'Appelez le 17 ou le 112 maintenant : l’adresse, l’étage, et ce que vous entendez. Sans bruit, c’est un SMS au 114. Restez chez vous, porte fermée : ce sont eux qui entrent.',
  'Appelez le 17 ou le 112 maintenant, avec l’adresse, l’étage et les mots que vous entendez ; un SMS au 114 si parler vous expose. N’y allez pas.',
] as const
const yesNow = [
  'Oui, le 17 ou le 112, maintenant : l’adresse, l’étage, et ce que vous entendez. Sans bruit, c’est un SMS au 114. Restez chez vous, et gardez-les en ligne.',
] as const
const nowAgain = [
  'Rappelez le 17 ou le 112 tout de suite, même si vous avez déjà appelé : dites que cela continue, ou recommence, et ce que vous entendez. Restez chez vous, porte fermée.',
] as const
/** Whoever hears it through a wall may know nobody there. */
const ofNeighbours = [
  'Est-ce que vous l’entendez en ce moment ?',
  'Savez-vous l’étage, ou le nom sur la porte ?',
  'Y a-t-il des enfants là-bas ?',
] as const
const NOW_ASKED = 'neighbour question'
const NOW_TOLD = 'witness now'
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
  if (sentences.some(isNextDoor)) state.safety['next-door'] = true
  if (isHappeningNow(state, heardNow)) return happeningNow(state, message)
  const answer = answerToWitness(state, message, sentences, isNew) ?? (isNew ? null : knownExchange(state, heardNow))
  const isNamed = /\b(?:3919|17)\b/.test(answer?.words ?? '')
  const isDue = isNew || (isLineDue(state, reading) && !state.safety.called && !isNamed)
  return spokenOfThem(
    state,
    join([
      isOfWrongPerson(reading) ? ownError(state) : null,
      answer?.words ?? unanswered(state, message) ?? nextWording(state, 'witness heard', heard),
      isDue ? anyWording(state, 'witness lines', state.speaksOfChild ? linesWithChildren : lines) : null,
      answer?.isQuiet ? null : (answer?.question ?? nextQuestion(state)),
    ]),
  )
}

function nextQuestion(state: ConversationState): string | null {
  return state.safety['next-door']
    ? unusedWording(state, NOW_ASKED, ofNeighbours)
    : unusedWording(state, 'witness question', questions)
}

/** They hear or see it as they write, and nobody was called yet. */
export function isHappeningNow(state: ConversationState, { message, sentences }: Heard): boolean {
  const isAnothers = state.isWitness || state.safety['next-door'] === true
  if (!isAnothers || isHelpComing(message)) return false
  const isJustAsked = state.used[NOW_ASKED] === 1 && state.lineNamedAt === state.turn - 1
  const isJustTold = state.used[NOW_TOLD] !== undefined && state.lineNamedAt === state.turn - 1
  return (
    sentences.some(isHappening) ||
    (isJustAsked && sentences.some(saysPlainYes)) ||
    (isJustTold && ASKS_TO_CALL.test(message))
  )
}

/** Who has to call now is told that, and nothing beside it. */
function happeningNow(state: ConversationState, message: string): string {
  state.risk.immediate = true
  if (state.safety.called) return anyWording(state, 'witness now again', nowAgain) ?? ''
  const isAsked = ASKS_TO_CALL.test(message)
  return anyWording(state, isAsked ? 'witness yes now' : NOW_TOLD, isAsked ? yesNow : now) ?? ''
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

/** « Elle se fait taper dessus par la direction »: words, from those who have a say over her work. */
const isBlamed = test([
  "se fait (taper dessus|taper sur les doigts|défoncer|démolir|massacrer|insulter|allumer) [*] [*] [*] (par|de|dans) ((la|sa|leur|notre) (direction|hiérarchie|presse|critique|cheffe|chef|cadre|rh|drh|mairie|région|banque|compta|maison mère|clientèle|préfecture|tutelle)|(le|son|leur|notre) (siège|chef|patron|boss|proviseur|conseil|comité|jury|syndicat*|public|ministère|manager|supérieur|directeur|rectorat|client|service|coach)|(les|ses|leurs|des) (profs|parents d'élèves|parents|journalistes|journaux|clients|syndicats|critiques|usagers|patients|actionnaires|chefs|supérieurs|médias|élus|familles|haters|électeurs|cadres|directeurs|internautes|réseaux)|tout le monde|en haut) & ! (coups|coup de|pied*|poing*|bleu*|sang|récré|couloir*|vestiaire*|gifl*|frapp*|ses parents|blessé*|marque*|collège|cour)",
])

export const isWitness = (sentences: readonly PlainText[]): boolean =>
  sentences.some((sentence) => seesViolence(sentence) && !isBlamed(sentence))
