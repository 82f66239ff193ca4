import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { caresForAChild, spokenOfThem } from '../person-spoken-of.ts'
import type { Danger, Situation } from '../risk.ts'
import { isOfWrongPerson } from '../who-hits.ts'
import { answerIn, followUpTo } from './answer-in-danger.ts'
import { buysSleep } from './buys-sleep.ts'
import { type CareAnswer, echo, followUpIn, type Heard, isUnsure, metIn, only, withTests } from './care-answer.ts'
import { fearsOwnGesture, fearsToHurtOlderChild, isLineDue, isWornOutCarer, join, say, textLine } from './care-parts.ts'
import { isActOfACarer } from './carer-answer.ts'
import { correctsUs, ownError } from './corrections.ts'
import { dangerFollowUps } from './danger-follow-ups.ts'
import { type DangerWordings, dangerWordings, thanksForANo, urgentLines, wordsThatStay } from './danger-wordings.ts'
import {
  wordingsAfterHittingAChild,
  wordingsForAChild,
  wordingsOfBaby,
  wordingsOfCarers,
  wordingsOfCarersOfAChild,
  wordingsOfChildrenNextDoor,
  wordingsOfControl,
  wordingsOfOwnFear,
  wordingsOfParents,
  wordingsOfWork,
} from './danger-wordings-by-person.ts'
import { deedsNamed, withDeeds } from './deeds-named.ts'
import { followUpsByDanger } from './follow-ups-by-danger.ts'
import { followUpsForAChild } from './follow-ups-for-a-child.ts'
import { followUpsOfCarers } from './follow-ups-of-carers.ts'
import { followUpsOfCrying } from './follow-ups-of-crying.ts'
import { followUpsOfNeighbours, isFearOfWhatFollows } from './follow-ups-of-neighbours.ts'
import { followUpsOfOwnFear } from './follow-ups-of-own-fear.ts'
import { followUpsOfParentsWhoHit } from './follow-ups-of-parents-who-hit.ts'
import { followUpsOfViolence } from './follow-ups-of-violence.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import { followUpsToHelp } from './follow-ups-to-help.ts'
import { isHappening } from './happening.ts'
import { isHelpComing } from './help-on-its-way.ts'
import { knownExchange } from './known-exchange.ts'
import { answerAboutLine } from './line-asked-about.ts'
import { medicalReply } from './medical-reply.ts'
import { openings } from './openings.ts'
import { complains, repaired } from './repair.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'
import { answerTo, safetyAnswer, tellsPassiveThoughts } from './safety-answers.ts'
import { safetyQuestions } from './safety-questions.ts'
import { deniesSuicide } from './safety-statements.ts'
import { withoutLeaving } from './staying.ts'
import { unanswered } from './unanswered.ts'
import { stepAtOnce } from './who-is-near.ts'
import { workAnswer } from './work-answer.ts'

/** « Vous répétez » is owned, and the next thing that protects is asked. */
const refusals = followUpsToHelp.filter(({ refusesLine }) => refusesLine).map((entry) => ({ ...entry, questions: [] }))
const knownFollowUps = withTests([...questionsOfAnybody, ...refusals, ...dangerFollowUps])
const knownByDanger = new Map(
  Object.entries(followUpsByDanger).map(([danger, entries]) => [danger, withTests(entries)]),
)
const knownOfCarers = withTests(followUpsOfCarers)
const knownOfCrying = withTests(followUpsOfCrying)
const firstOfCrying = knownOfCrying.filter(({ id }) => id === 'bébé-secoué' || id === 'peur-de-secouer')
const knownOfOwnFear = withTests(followUpsOfOwnFear)
const knownOfParentsWhoHit = withTests(followUpsOfParentsWhoHit)
const knownForAChild = withTests(followUpsForAChild)
const knownOfNeighbours = withTests(followUpsOfNeighbours)
const fearsOfNeighbours = knownOfNeighbours.filter(isFearOfWhatFollows)
const ofVictims = new Set(followUpsOfViolence.map(({ id }) => id))
/** Whoever is afraid of their own acts is not told that they are done to them. */
const isOfOneself = ({ id }: { id: string }): boolean => !ofVictims.has(id) && id !== 'moment-calme'
/** Heeded even in the first message. */
const firstHeeded = new Set([
  'peur-de-ses-gestes',
  'main-au-cou',
  'enceinte',
  'clés-prises',
  'téléphone-surveillé',
  'localisation',
  'logiciel-espion',
  'sans-avoir-dit-non',
  'contraception-d-urgence',
  'souvenirs-qui-manquent',
  'argent-pris',
  'payer',
])
const firstFollowUps = knownFollowUps.filter(({ id }) => firstHeeded.has(id))
/** An answer of this length says enough by itself. */
const LONG_ANSWER = 110

const tellsOfBlows = compileTest(
  [
    '(frappé*|frappe|tape|tapé*|cogne|cogné*|gifle*|giflé*|étrangl*|poussé*|pousse|bousculé*|coups|menace*|menacé*|tuer|couteau|arme|claque|baffe|serre*|serré*|viol|violé*|enfermé*|cou|gorge|secoué*|jeté*|cassé|casse) & ! ((jamais|pas|rien|aucun*) [*] (frappé*|tapé*|touché*|giflé*|poussé*|bousculé*)|(casse|cogne|frappe|tape|bouscule|menace|pousse|gifle|serre) (rien|pas|jamais|personne))',
  ],
  lexicon,
)
const saysElsewhere = compileTest(
  ['suis .. (cuisine|salon|dehors|jardin|balcon|couloir|palier|autre pièce|sortie|sorti)', '(il|elle) dort'],
  lexicon,
)
const darkThoughts = new Set<Situation>(['passive', 'hopeless', 'burden', 'ideation', 'intent'])
const VIOLENT = new Set<Danger>(['partner-violence', 'violence', 'child', 'sexual-violence', 'elder'])

/** What was said, the line for it and another if there is one, one step that protects, and one question. */
export function dangerReply(
  state: ConversationState,
  danger: Danger,
  heard: Heard,
  otherLine: string | null = null,
): string {
  if (danger === 'medical') return join([medicalReply(state, heard), otherLine])
  const owned = isOfWrongPerson(heard.reading) ? ownError(state) : null
  return join([owned, spokenOfThem({ inDanger: state.spokenOf[0] ?? null }, replyTo(state, danger, heard, otherLine))])
}

function replyTo(state: ConversationState, danger: Danger, heard: Heard, otherLine: string | null): string {
  const isNew = !state.used[`${danger} lines`] && !state.used['urgent lines']
  if (isHelpComing(heard.message)) state.safety.called = true
  if (heard.sentences.some(tellsOfBlows)) state.safety.struck = true
  if (heard.sentences.some(deniesSuicide)) state.safety.suicide = false
  if (isActOfACarer(heard.reading)) state.safety['own-act'] = true
  const answer = opening(state, danger, heard, isNew)
  if (answer.isAll) return answer.words
  if (VIOLENT.has(danger) && !state.safety.called && heard.sentences.some(isHappening))
    return join([happeningReply(state), answer.words, otherLine])
  const words = wordingsFor(state, danger)
  const dark = otherLine ?? (hasDarkThoughts(heard) ? say(state, 'suicideLine') : null)
  const isDue = isNew || answer.namesLine || isLineDue(state, heard.reading)
  // In a first reply the line is said in full, with those who come at once, whoever says it.
  const isNamed = isNew
    ? /\b119\b.*\b(?:15|17)\b/.test(answer.words)
    : /\b(?:3919|15|17|119|3977|3018|112)\b/.test(answer.words)
  const lines = isDue && !isNamed ? anyWording(state, `${danger} lines`, words.lines) : null
  // What was only guessed is not met with what to do « if it happens again ».
  const isGuess = isNew && isUnsure(heard.reading)
  const isBrief = answer.words.length <= (isNew ? 2 * LONG_ANSWER : isDue ? LONG_ANSWER : 0)
  return join([
    answer.words,
    textLine(state, heard.reading),
    lines,
    isDue || dark !== otherLine ? dark : null,
    isBrief && !answer.isQuiet && !isGuess && !words.step.includes(answer.words)
      ? nextWording(state, `${danger} step`, withoutLeaving(state, words.step))
      : null,
    answer.isQuiet ? null : question(state, danger, heard, answer),
  ])
}

/** Whether a message asks something that was written for the danger they are in. */
export function isAskedInTheirDanger({ risk }: ConversationState, message: string): boolean {
  const asking = askingParts(message)
  const known = risk.level === 'danger' && risk.situation ? knownByDanger.get(risk.situation) : undefined
  return asking.length > 0 && metIn(known ?? [], asking).size > 0
}

/** An exhausted carer is no threat: a relief comes before the police. Nor is anybody lent blows that they told nothing of. */
function wordingsFor(state: ConversationState, danger: Danger): DangerWordings {
  if (isWornOutCarer(state)) return caresForAChild(state) ? wordingsOfCarersOfAChild : wordingsOfCarers
  if (fearsToHurtOlderChild(state)) return wordingsOfOwnFear
  if (fearsOwnGesture(state)) return wordingsOfBaby
  if (hasHitAChild(state, danger)) return wordingsAfterHittingAChild
  if (speaksForAChild(state, danger)) return state.safety['next-door'] ? wordingsOfChildrenNextDoor : wordingsForAChild
  if (danger === 'violence' && state.safety['at-work']) return wordingsOfWork
  if (danger === 'violence' && state.safety['by-child']) return wordingsOfParents
  const isControlOnly = danger === 'partner-violence' && state.isControlled && !state.safety.struck
  return isControlOnly ? wordingsOfControl : dangerWordings[danger]
}

const hasHitAChild = ({ safety }: ConversationState, danger: Danger): boolean =>
  danger === 'child' && safety['own-act'] === true

const speaksForAChild = ({ safety }: ConversationState, danger: Danger): boolean =>
  danger === 'child' && safety['for-child'] === true

function happeningReply(state: ConversationState): string {
  state.risk.immediate = true
  return join([anyWording(state, 'urgent lines', urgentLines), stepAtOnce(state)])
}

function opening(state: ConversationState, danger: Danger, heard: Heard, isNew: boolean): CareAnswer {
  const { reading, message, sentences } = heard
  const isTold = isNew || (reading.level !== 'none' && !isUnsure(reading))
  // « Le 3919, c'est pour les femmes battues, non ? » tells us that we took them for another.
  const isMistaken = fearsOwnGesture(state) && correctsUs(state, sentences)
  const isOfNeighbour = speaksForAChild(state, danger) && state.safety['next-door'] === true
  const feared = isOfNeighbour ? followUpIn(state, fearsOfNeighbours, sentences) : null
  const aboutLine = isMistaken || feared ? null : answerAboutLine(state, message)
  const known = followUpsFor(state, danger, isNew)
  const atWork = danger === 'violence' && state.safety['at-work'] ? workAnswer(state, sentences) : null
  const followUp = atWork ?? feared ?? (aboutLine ? only(aboutLine) : followUpTo(state, known, heard, isNew))
  const isRepair = !isNew && !atWork && !aboutLine && sentences.some(complains) && !isOfWrongPerson(reading)
  const named = danger === 'partner-violence' ? deedsNamed(state, sentences) : null
  const expected = followUp ?? (isNew || named ? null : knownExchange(state, heard))
  const foreseen = named ? withDeeds(named, heard, expected, isNew) : expected
  if (isRepair) return repaired(state, heard, foreseen, (asked) => answerIn(state, known, asked))
  if (foreseen) return foreseen
  // Of somebody afraid of their own acts, what they say of others near them means what it says.
  const answered = isNew
    ? null
    : danger === 'others' || isWornOutCarer(state)
      ? safetyAnswer(state, heard)
      : answerToQuestion(state, heard)
  if (answered) return only(answered)
  const denied = !isNew && sentences.every(deniesSuicide) ? unusedWording(state, 'denied suicide', thanksForANo) : null
  if (denied) return only(denied)
  const open = isNew ? null : unanswered(state, message)
  if (open) return { ...only(open), isQuiet: true }
  // Their own words, and none that hold for many: these may not be true of somebody who is afraid.
  if (!isTold) return only(heard.isAnswered ? '' : (echo(state, message) ?? stillWithThem(state, danger)))
  const unclear = isNew && isUnsure(reading) ? nextWording(state, 'opening unclear', openings.unclear ?? []) : null
  return only(unclear ?? nextWording(state, `${danger} heard`, wordingsFor(state, danger).heard))
}

/** One thing that protects and was not said yet, before what the danger lets us say, and words that hold for any. */
function stillWithThem(state: ConversationState, danger: Danger): string | null {
  const { step, heard } = wordingsFor(state, danger)
  return (
    unusedWording(state, `${danger} step`, withoutLeaving(state, step)) ??
    unusedWording(state, `${danger} heard`, heard) ??
    nextWording(state, 'still with them', wordsThatStay)
  )
}

/** Whoever speaks for a child makes no excuse for somebody they fear themselves. */
function followUpsFor(state: ConversationState, danger: Danger, isNew: boolean): typeof knownFollowUps {
  if (isWornOutCarer(state)) return isNew ? knownOfCarers : [...knownOfCarers, ...knownFollowUps.filter(isOfOneself)]
  if (fearsToHurtOlderChild(state))
    return ofTheirs(state.safety['own-act'] ? knownOfParentsWhoHit : knownOfOwnFear, isNew)
  if (fearsOwnGesture(state))
    return isNew
      ? firstOfCrying
      : [...knownOfCrying, ...(knownByDanger.get(danger) ?? []), ...knownFollowUps.filter(isOfOneself)]
  if (hasHitAChild(state, danger)) return ofTheirs(knownOfParentsWhoHit, isNew)
  if (speaksForAChild(state, danger))
    return ofTheirs(state.safety['next-door'] ? knownOfNeighbours : knownForAChild, isNew)
  if (danger === 'others' && isNew) return firstFollowUps.filter(isOfOneself)
  if (danger === 'others') return [...(knownByDanger.get(danger) ?? []), ...knownFollowUps.filter(isOfOneself)]
  const ofThis = knownByDanger.get(danger) ?? []
  if (isNew) return [...ofThis.filter(({ id }) => firstHeeded.has(id)), ...firstFollowUps]
  const ofAll = danger === 'child' ? knownFollowUps.filter(({ id }) => id !== 'excuses') : knownFollowUps
  return [...(state.safety.struck ? ofThis.filter(({ id }) => id !== 'pas-de-coups') : ofThis), ...ofAll]
}

/** Of what is asked about a child nothing is answered as if it were done to who asks. */
function ofTheirs(known: typeof knownFollowUps, isNew: boolean): typeof knownFollowUps {
  return isNew ? known : [...known, ...knownFollowUps.filter(isOfOneself)]
}

function answerToQuestion(state: ConversationState, { asked, sentences }: Heard): string | null {
  const answer = asked ? answerTo(sentences, asked) : null
  if (!asked || answer === null) return null
  state.safety[asked] = answer
  return nextWording(state, `answer ${asked} ${answer}`, safetyQuestions[asked][answer ? 'yes' : 'no'])
}

/** Each is asked once: where somebody who is hit could go is not asked for at every turn. */
function question(state: ConversationState, danger: Danger, heard: Heard, answer: CareAnswer): string | null {
  const isSuicidal =
    hasDarkThoughts(heard) || (isGuessedSuicidal(heard) && answer.question === null) || heard.sentences.some(buysSleep)
  const thoughts = isSuicidal ? suicideToo(state) : null
  if (thoughts) return thoughts
  const isAlone = state.used['follow-up personne-pour-relayer'] !== undefined
  const isElsewhere = heard.sentences.some(saysElsewhere)
  const questions = wordingsFor(state, danger).question.filter(
    ({ text, asks }) =>
      !(isAlone && text.includes('prendre le relais')) &&
      !(isElsewhere && text.includes('la même pièce')) &&
      (!asks || state.safety[asks] === undefined),
  )
  const texts = withoutLeaving(
    state,
    questions.map(({ text }) => text),
  )
  const isAsked = state.used[`${danger} question`] !== undefined || state.caresFor || hasHitAChild(state, danger)
  // Whoever was just given an answer is left to it.
  const isAnswered = answer.words.length > LONG_ANSWER
  const next =
    (isAsked ? answer.question : null) ??
    unusedWording(state, `${danger} question`, texts) ??
    (isAnswered
      ? null
      : unusedWording(state, `${danger} next question`, withoutLeaving(state, wordingsFor(state, danger).next ?? [])))
  state.askedSafety = questions.find(({ text }) => text === next)?.asks ?? null
  return next
}

/** Despair told beside a danger: the line for it is named too. */
function hasDarkThoughts({ reading, sentences }: Heard): boolean {
  return sentences.some(tellsPassiveThoughts) || reading.signals.some(({ situation }) => darkThoughts.has(situation))
}

function isGuessedSuicidal({ reading }: Heard): boolean {
  return reading.signals.some(({ level }) => level === 'crise')
}

/** Not sure, and asked all the same. */
function suicideToo(state: ConversationState): string | null {
  if (state.safety.suicide !== undefined) return null
  const asked = unusedWording(state, 'suicide too question', ['Est-ce que tout cela vous fait penser au suicide ?'])
  if (asked) state.askedSafety = 'suicide'
  return asked
}
