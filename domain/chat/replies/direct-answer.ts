import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { ownDeathSituations } from '../risk.ts'
import { isAboutThem } from '../who-is-in-danger.ts'
import { questionInAnyDanger, withConfidant } from './asked-in-any-danger.ts'
import { followUpIn, type Heard, isUnsure, withTests } from './care-answer.ts'
import { ask, join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { isAskedIn, type KnownDirectQuestion, withTestsOfAsking } from './direct-question.ts'
import { asksToTakeDown, REPORT_UNSEEN, reportedUnseen, TAKE_DOWN } from './follow-ups-of-cyber.ts'
import { followUpsOfViolence } from './follow-ups-of-violence.ts'
import { isCaredFor, isHelpComing, isHelpThere } from './help-on-its-way.ts'
import { howGrave, noteDeeds } from './how-grave.ts'
import { seesAnother } from './line-asked-about.ts'
import { questionsAtHome } from './questions-at-home.ts'
import { questionsForAnother } from './questions-for-another.ts'
import { questionsInACouple, questionsOfViolence } from './questions-in-a-couple.ts'
import { questionsInDespair } from './questions-in-despair.ts'
import { questionsNextDoor } from './questions-next-door.ts'
import { questionsOfAWound } from './questions-of-a-wound.ts'
import { questionsOfPressure } from './questions-of-pressure.ts'
import { complains } from './repair.ts'
import { unusedWording, wordingToCome } from './rotation.ts'
import { answerTo, isHesitant, noteStatements } from './safety-answers.ts'
import { stepAway } from './steps-away.ts'
import { withWhoIsNear } from './who-is-near.ts'

const ofACouple = withTestsOfAsking(questionsInACouple)
const ofDespair = withTestsOfAsking(questionsInDespair)
const forAnother = withTestsOfAsking(questionsForAnother)
const nextDoor = withTestsOfAsking(questionsNextDoor)
const atHome = withTestsOfAsking(questionsAtHome)
const ofViolence = withTestsOfAsking(questionsOfViolence)
const ofAWound = withTestsOfAsking(questionsOfAWound)
const online = withTestsOfAsking([
  { id: 'report-unseen', asks: reportedUnseen, answers: REPORT_UNSEEN },
  // What the line itself can do is asked of the line.
  ...questionsOfPressure,
  { id: 'take-down', asks: asksToTakeDown.map((pattern) => `${pattern} & ! 3018`), answers: TAKE_DOWN },
])
/** In a crisis of their own, what tonight asks for is another thing. */
const betweenParents = atHome.filter(({ id }) => id !== 'tonight-at-home' && id !== 'hide-or-leave')
const onceSaid = withTests(followUpsOfViolence).filter(({ isSaidOnce }) => isSaidOnce)

/** Whoever is at the door leaves seconds to read. */
const isAtTheDoor = compileTest(
  [
    "j'entends (sa voiture|la porte|la clé|les clés|ses clés|ses pas|le portail|l'ascenseur)",
    "(il|elle) est [déjà] (là|rentré*|en bas|devant|derrière|dans l'escalier) & ! (s'il|si|quand)",
    "(il|elle) vient (d'arriver|de rentrer|d'entrer)",
    "(il|elle) (arrive|rentre|revient) (là|tout de suite|maintenant|dans (deux|2|3|trois|cinq|5) min*|$) & ! (s'il|si|quand|avant)",
  ],
  lexicon,
)
const saysWeRepeat = compileTest(
  ['(répétez|répètes|radot*|redites|redis|rabâch*)', '(déjà|encore) (dit|la même)', 'la même (chose|réponse|phrase)'],
  lexicon,
)

/** What is asked outright in a danger, answered whatever else is told beside it; null when nothing that we know is. */
export function directAnswer(state: ConversationState, heard: Heard): string | null {
  const { sentences, message } = heard
  const isCouple = isOfACouple(state)
  if (isCouple) noteDeeds(state, sentences)
  if (state.lineNamedAt === null || (isCouple && sentences.some(isAtTheDoor))) return null
  // Who cannot say no to suicide is stayed with, beside what is asked.
  if (state.risk.situation === 'cyber' && isHesitant(sentences, heard.asked)) return null
  const asking = askingParts(message)
  const asked = questionIn(state, message, isNews(heard)) ?? questionOfBefore(state, heard)
  const first = asked ? unusedWording(state, `tip direct ${asked.id}`, asked.answers) : null
  const words = first && asked ? join([first, askedBeside(state, message, asked, first)]) : null
  if (words && message.includes('?')) state.used[`answered ${state.turn}`] = 1
  const weight = isCouple ? weightOf(state, heard, asking, words !== null) : null
  if (!words && !weight) return null
  // « Non, pourquoi vous me demandez ça ? » has answered.
  if (heard.asked === 'suicide' && answerTo(sentences, 'suicide') === false) state.safety.suicide = false
  if (isHelpComing(message)) state.safety.called = true
  const isOfABody = isAboutThem(state) || state.risk.situation === 'medical'
  if (isOfABody && (isHelpThere(state, sentences) || sentences.some(isCaredFor))) state.safety.helped = true
  if (!isCouple && !isAboutThem(state)) noteStatements(state, message, sentences)
  const next = words && asked ? unusedWording(state, `${asked.id} question`, asked.questions ?? []) : null
  const step = (next && suicideNotAskedYet(state)) ?? next
  const away = words ? awayBeside(state, heard) : null
  const reply = withWhoIsNear(state, join([owned(state, heard), weight, words, away, away ? null : step]))
  return withConfidant(state, message, spokenOfThem(state, reply))
}

/** Two answers of more than this are no answer to who has minutes. */
const LONGEST_TWO_ANSWERS = 430

/** « Je le dis ? Et la porte, je descends ouvrir ? »: what is asked beside it is answered too. */
function askedBeside(
  state: ConversationState,
  message: string,
  asked: KnownDirectQuestion,
  first: string,
): string | null {
  const parts = message.split(/(?<=[.!?…;\n])\s+/u).filter((part) => !toSentences(part).some(asked.isAsked))
  for (const part of parts) {
    const other = questionIn(state, part)
    const words = other && other.id !== asked.id ? wordingToCome(state, `tip direct ${other.id}`, other.answers) : null
    if (other && words && first.length + words.length <= LONGEST_TWO_ANSWERS)
      return unusedWording(state, `tip direct ${other.id}`, other.answers)
  }
  return null
}

/** What could kill, named beside the question, is not passed over for it. */
function awayBeside(state: ConversationState, { sentences }: Heard): string | null {
  const isOwn = state.risk.level === 'crise' && ownDeathSituations.has(state.risk.situation) && !state.risk.isGuessed
  if (!isOwn || state.safety.means === false) return null
  const away = stepAway(state, sentences)
  if (!away) return null
  state.risk.immediate = true
  state.safety.means = true
  if (!sentences.some(somebodyComes)) return away
  const what =
    state.atHand === 'tablets' || state.atHand === 'kept-remedies' ? 'les médicaments' : 'ce qui est dangereux'
  return `Et ${what}, remettez-${what.startsWith('les') ? 'les' : 'le'} à cette personne dès son arrivée. D’ici là, restez dans une autre pièce.`
}

const somebodyComes = compileTest(
  ['({proche}|il|elle|ils) [*] (arrive*|vient|viennent|est en route|passe|est là|sont là) & ! (pas|demain|plus tard)'],
  lexicon,
)

/** Who hurts themselves is asked about suicide once, whatever they ask meanwhile. */
function suicideNotAskedYet(state: ConversationState): string | null {
  const isOpen = state.risk.situation === 'self-injury' && state.used['suicide question'] === undefined
  return isOpen ? ask(state, 'suicide') : null
}

/** A hand on the neck that is told now is answered beside whatever is asked. */
function weightOf(
  state: ConversationState,
  { sentences }: Heard,
  asking: readonly PlainText[],
  isAnswered: boolean,
): string | null {
  const isAsked = isAnswered || asking.length > 0
  const said = isAsked ? (followUpIn(state, onceSaid, sentences)?.words ?? null) : null
  return howGrave(state, sentences, asking, said) ?? said
}

/** Our fault, in the words of who reproaches it. */
function owned(state: ConversationState, { sentences }: Heard): string | null {
  if (sentences.some(saysWeRepeat)) return 'C’est vrai, je me répète.'
  return sentences.some(complains) ? ownError(state) : null
}

const isNews = ({ reading }: Heard): boolean => (reading.level === 'danger' && !isUnsure(reading)) || reading.immediate

const SPEAKS_OF_THE_QUESTION = /question|répond|demand/iu

/** Past these, what was asked is asked no more. */
const TURNS_OF_A_QUESTION = 3

/** « Vous n’avez pas répondu »: what they had asked is answered now. */
function questionOfBefore(state: ConversationState, { message, sentences }: Heard): KnownDirectQuestion | null {
  const { question, turn } = state
  const isOpen = question !== null && turn - question.turn <= TURNS_OF_A_QUESTION && !message.includes('?')
  if (!isOpen || !sentences.some(complains)) return null
  // Answered once, it is taken up again only for who says so.
  if (state.used[`answered ${question.turn}`] && !SPEAKS_OF_THE_QUESTION.test(message)) return null
  return questionIn(state, question.words)
}

function questionIn(state: ConversationState, message: string, isDangerTold = false): KnownDirectQuestion | null {
  const isMet = isAskedIn(state, message)
  const ofThisDanger = () => questionsFor(state).find(isMet) ?? null
  // What is newly told weighs more than what is told of help.
  const ofAny = () => questionInAnyDanger(state, (one) => !(isDangerTold && one.isToldToo) && isMet(one))
  // Of somebody they fear for, what is asked is of that life first.
  return isAboutThem(state) ? (ofThisDanger() ?? ofAny()) : (ofAny() ?? ofThisDanger())
}

const isOfACouple = ({ risk, isWitness }: ConversationState): boolean =>
  risk.situation === 'partner-violence' && !isWitness

function questionsFor(state: ConversationState): readonly KnownDirectQuestion[] {
  const { risk, safety, used } = state
  if (isOfACouple(state)) return ofACouple
  // Whose act it was is still theirs, once those who help are there.
  const isFearedFor = used.emergencyNowForThem !== undefined || used.softHelpForThem !== undefined
  const isAfterTheirAct = risk.situation === 'medical' && safety.helped === true && isFearedFor
  if (isAfterTheirAct) return forAnother.filter(({ isWhileBeside }) => !isWhileBeside)
  if (isAboutThem(state)) {
    const isBeside = used['follow-up je-suis-avec-lui'] !== undefined
    const isUrgent = risk.situation === 'other-imminent' && !safety.called && !isBeside
    return isUrgent ? forAnother.filter(({ isForLater }) => !isForLater) : forAnother
  }
  if (seesAnother(state)) return nextDoor
  if (risk.situation === 'cyber') return online
  if (risk.situation === 'violence' && !safety['at-work']) return ofViolence
  if (risk.situation === 'child') return safety['own-act'] ? [] : atHome
  // What is done to them online is still there in a crisis of their own.
  if (risk.level === 'crise' && used['cyber lines'] !== undefined) return [...online, ...ofOwnCrisis(state)]
  return ofOwnCrisis(state)
}

function ofOwnCrisis({ risk }: ConversationState): readonly KnownDirectQuestion[] {
  if (risk.level !== 'crise' || risk.isGuessed) return []
  if (risk.situation === 'self-injury') return [...ofAWound, ...betweenParents]
  return ownDeathSituations.has(risk.situation) ? [...betweenParents, ...ofDespair] : []
}
