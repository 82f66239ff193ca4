import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { THEIR_DEATH_TOLD } from '../detector/rules/another-about-to-die.ts'
import { LEAVE_ANSWERED, tellsOfLeave } from '../goodbye-received.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { namesAct } from '../who-is-in-danger.ts'
import { answerAboutThem, isReached } from './answer-about-them.ts'
import { type CareAnswer, type Heard, isUnsure, only } from './care-answer.ts'
import { isLineDue, join, say } from './care-parts.ts'
import { saysItIsAnother } from './corrections.ts'
import { dangerToo } from './danger-too.ts'
import { isCaredFor, isHelpThere } from './help-on-its-way.ts'
import { knownExchange } from './known-exchange.ts'
import { answerToTheOneLeft } from './left-alone.ts'
import { openings } from './openings.ts'
import { nextWording, unusedWording } from './rotation.ts'

/** Asked in this order, one a turn; where they are, only while nobody knows. */
const questionsAboutThem: readonly string[] = [
  'Qui d’autre, autour de {lui}, peut être présent ?',
  'Avez-vous pu lui demander si le suicide est une idée qui revient ?',
  'Et vous, qui vous soutient là-dedans ?',
]
/** In the same places, so that none comes twice. */
const questionsOnceAsked: readonly string[] = questionsAboutThem.map((text) =>
  text.startsWith('Avez-vous pu lui demander') ? 'Quel soignant pourrait être prévenu dès demain ?' : text,
)
const where = ['Savez-vous où est {personne}, en ce moment ?'] as const
const howToAsk =
  'On peut lui poser la question simplement : « Est-ce que tu penses au suicide ? » Cela ne donne pas l’idée, cela ouvre la porte.'

/** Who said it is not asked whether they think of it. */
const nowThatItIsSaid =
  'Cela est à prendre au mot : parlez-en dès aujourd’hui à quelqu’un qui peut rester près de {lui}, et faites mettre hors de portée ce qui pourrait servir.'

/** Somebody fears for another's life: nothing is asked of their own, and what they ask is answered first. */
export function themReply(state: ConversationState, heard: Heard): string {
  const isFirst = !state.used.softHelpForThem && !state.used.emergencyNowForThem
  if (isHelpThere(state, heard.sentences) || heard.sentences.some(isCaredFor)) state.safety.helped = true
  if (!isFirst && !state.theyActed && isReached(heard.sentences) && !isNewsOfDanger(heard)) standDown(state)
  // « Merci pour tout, adieu » thanks nobody: of a first message only a question is answered by itself.
  const mayAnswer = !isFirst || heard.message.includes('?')
  const answer = mayAnswer
    ? (answerToTheOneLeft(state, heard.sentences) ??
      answerAboutThem(state, heard, state.risk.situation === 'other-imminent') ??
      (isFirst ? null : knownExchange(state, heard)))
    : null
  const isAnswered = answer !== null && /^(?:Oui|Non)/.test(answer.words)
  const owned = !isAnswered && saysItIsAnother(heard.sentences, heard.asked) ? ownedAbout(state) : null
  return spokenOfThem(state, join([owned, replyAbout(state, heard, answer)]))
}

function isNewsOfDanger({ reading, sentences }: Heard): boolean {
  return reading.level === 'crise' && (!isUnsure(reading) || sentences.some(namesAct))
}

/** They were seen, or answered: it is no matter of minutes any more. */
function standDown(state: ConversationState): void {
  state.safety.reached = true
  state.risk.situation = 'other-worry'
  state.risk.immediate = false
}

function ownedAbout({ used }: ConversationState): string {
  const wasRight = used.softHelpForThem !== undefined || used.emergencyNowForThem !== undefined
  return `${wasRight ? 'Oui, c’est bien' : 'Pardon, j’ai mal lu : c’est'} de {personne} qu’il s’agit.`
}

function replyAbout(state: ConversationState, heard: Heard, answer: CareAnswer | null): string {
  const isNew = !state.used.softHelpForThem
  if (state.safety.helped)
    return join([
      answer?.words ?? say(state, 'afterHelpForThem'),
      isNew ? say(state, 'softHelpForThem') : null,
      answer?.question ?? null,
    ])
  const isUrgent = state.risk.situation === 'other-imminent' && !state.safety.called
  if (isUrgent && answer) return urgentAnswer(state, heard, answer)
  // Said once, it is said again with what is new, and not at every turn.
  const isSaid = state.used.emergencyNowForThem !== undefined && !isLineDue(state, heard.reading)
  return isUrgent && !isSaid ? urgentReply(state, heard) : worryReply(state, heard, answer)
}

/** Emergency services first, what to tell them, what to do meanwhile. */
function urgentReply(state: ConversationState, heard: Heard): string {
  const isNew = !state.used.emergencyNowForThem
  return join([
    say(state, 'emergencyNowForThem'),
    isNew ? nextWording(state, 'opening under way', openings['other-imminent'] ?? []) : null,
    say(state, 'emergencyThenForThem'),
    dangerToo(heard),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    say(state, 'besideThem'),
    isNew ? say(state, 'softHelpForThem') : null,
  ])
}

function urgentAnswer(state: ConversationState, heard: Heard, answer: CareAnswer): string {
  const isFirst = !state.used.softHelpForThem && !state.used.emergencyNowForThem
  const isNumbered = /\b(?:15|112)\b/.test(answer.words) || answer.isQuiet
  return join([
    answer.words,
    isNumbered || !isLineDue(state, heard.reading) ? null : say(state, 'emergencyNowForThem'),
    dangerToo(heard),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    // Where minutes do not count, those who advise are named with the first answer too.
    isFirst && !state.risk.immediate && !answer.words.includes('3114') ? say(state, 'softHelpForThem') : null,
    answer.question ?? say(state, 'besideThem'),
  ])
}

function worryReply(state: ConversationState, heard: Heard, answer: CareAnswer | null): string {
  const isNew = !state.used.softHelpForThem
  const { words, question, isQuiet } = answer ?? only(opening(state, heard, isNew))
  const isNamed = /\b(?:3114|15|112)\b/.test(words)
  const mayEmergency = isNew && state.risk.level === 'crise' && !state.safety.called && !state.safety.reached
  return join([
    words,
    isNew && !words.includes('tu penses') ? firstStep(state, heard) : null,
    isNew || (!isNamed && isLineDue(state, heard.reading)) ? say(state, 'softHelpForThem') : null,
    mayEmergency && !isNamed ? say(state, 'emergencyForThem') : null,
    isQuiet ? null : (question ?? nextQuestion(state, heard)),
  ])
}

function firstStep(state: ConversationState, { reading }: Heard): string | null {
  const isSaid = reading.signals.some(({ rule }) => rule === THEIR_DEATH_TOLD)
  return unusedWording(state, 'how to ask question', [isSaid ? nowThatItIsSaid : howToAsk])
}

const leavesTheirs = compileTest(
  [
    '(merci pour tout|adieu|prends soin de|prenez soin de|au revoir pour)',
    "(me|m'a|nous) (laisse|laissait|laissera|laissé|confie|confié|donne|donné|lègue|légué) (son|sa|ses)",
  ],
  lexicon,
)
const tookLeave = (sentence: PlainText): boolean => leavesTheirs(sentence) || tellsOfLeave(sentence)
const ofLeave =
  'Remercier pour tout, laisser ce à quoi l’on tient : cela peut être un adieu. Appelez {personne} maintenant ; sans réponse, le 15 ou le 112, avec l’adresse.'

function opening(state: ConversationState, { reading, sentences }: Heard, isNew: boolean): string | null {
  const leave = sentences.some(tookLeave) ? unusedWording(state, LEAVE_ANSWERED, [ofLeave]) : null
  if (leave) return leave
  if (isNew) {
    const situation = isUnsure(reading) ? 'unclear' : 'other-worry'
    return nextWording(state, `opening ${situation}`, openings[situation] ?? [])
  }
  return say(state, reading.level === 'none' ? 'withThem' : 'moreAboutThem')
}

function nextQuestion(state: ConversationState, { reading }: Heard): string | null {
  const doubt = isUnsure(reading)
    ? unusedWording(state, 'doubt about them question', ['Savez-vous si {personne} pense au suicide ?'])
    : null
  if (doubt) return doubt
  const isBeside = state.safety.reached || state.used['follow-up je-suis-avec-lui'] !== undefined
  const place = isBeside ? null : unusedWording(state, 'where they are question', where)
  // Who asked, and was answered yes, is not told to ask.
  const isAsked = state.used['follow-up a-dit-oui'] !== undefined
  return place ?? unusedWording(state, 'them question', isAsked ? questionsOnceAsked : questionsAboutThem)
}
