import { WITHDRAWAL } from '../alcohol-withdrawal.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { reflect } from '../engine/reflection.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import type { Reading } from '../risk.ts'
import { wordingsOfBody } from './body-wordings.ts'
import { type CareAnswer, followUpIn, type Heard, isUnsure, metIn, withTests } from './care-answer.ts'
import { join, say, textLine } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { dangerWordings } from './danger-wordings.ts'
import { followUpsAfterTheAlarm, followUpsOfTheOneWhoShook } from './follow-ups-after-the-alarm.ts'
import {
  followUpsOfABody,
  followUpsOfTellingOthers,
  followUpsOfTheOneLeft,
  followUpsOfTheWait,
  newSigns,
  newSignsOfThem,
} from './follow-ups-of-a-body.ts'
import { peurDeLaPolice } from './follow-ups-of-the-call.ts'
import { followUpsOfTheLack } from './follow-ups-of-withdrawal.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import {
  asksWhetherToCall,
  deniesCall,
  isHelpComingForBody,
  isHelpThere,
  saysHelpIsThere,
  saysTheyAreThere,
} from './help-on-its-way.ts'
import { knownExchange } from './known-exchange.ts'
import {
  followUpsAfterHelp,
  followUpsOfMassage,
  followUpsOfTheMinute,
  followUpsWhileWaiting,
  medicalFollowUps,
} from './medical-follow-ups.ts'
import { complains, openQuestion } from './repair.ts'
import { anyWording, nextWording } from './rotation.ts'
import { deniesSuicide } from './safety-statements.ts'
import { toAskOnTheLine } from './unanswered.ts'
import { followUpsOfVisits } from './visits.ts'
import { withdrawalAnswer } from './withdrawal-answer.ts'

const wordingsOfWithdrawal = {
  heard: [
    'Ce que vous décrivez peut être un manque d’alcool grave, et cela se soigne en urgence.',
    'Quand on boit tous les jours et que l’on arrête, ces signes ne doivent pas attendre.',
    'Trembler, transpirer ou voir des choses après un arrêt, c’est le corps qui manque d’alcool, et cela peut s’aggraver très vite.',
  ],
  lines: ['Appelez le 15 ou le 112 maintenant.', 'Le 15 ou le 112, tout de suite.'],
  step: [
    'Dites depuis quand vous n’avez pas bu, et prévenez quelqu’un, même en pleine nuit : ne restez pas sans personne, et ne conduisez pas.',
    'Que quelqu’un reste à côté de vous jusqu’à leur réponse, et dites-leur toute crise passée.',
  ],
} as const
const stepsBesideWithdrawal = [
  'Dites depuis quand {il} n’a pas bu, et restez à côté de {lui} jusqu’à leur réponse. Que personne ne prenne le volant.',
  'Restez à côté de {lui}, la pièce éclairée, et dites au 15 ce que vous voyez, et toute crise passée.',
] as const

/** Nothing of what is said to who flees somebody: a body in danger has minutes. */
const position = followUpsWhileWaiting.filter(({ id }) => id === 'position')
const beforeTheCall = withTests([
  peurDeLaPolice,
  ...followUpsOfABody,
  ...followUpsOfTheMinute,
  ...position,
  ...medicalFollowUps,
  ...questionsOfAnybody,
])
const holdingBack = withTests([peurDeLaPolice])
const ofTheLack = withTests(followUpsOfTheLack)
const signsWhileWaiting = withTests(newSigns)
const signsOfThem = withTests(newSignsOfThem)
const whileWaiting = withTests([...followUpsOfTheWait, ...followUpsWhileWaiting])
const duringMassage = withTests(followUpsOfMassage)
const namesMassage = compileTest(['(masse|masser|massage|compression*) & ! (kiné|crème|pied*|dos)'], lexicon)
const tellingOthers = withTests(followUpsOfTellingOthers)
const leftBehind = withTests(followUpsOfTheOneLeft)
const afterTheAlarm = withTests(followUpsAfterTheAlarm)
const ofTheOneWhoShook = withTests(followUpsOfTheOneWhoShook)
const visits = withTests(followUpsOfVisits)
const afterHelp = [...visits, ...tellingOthers, ...leftBehind, ...afterTheAlarm, ...withTests(followUpsAfterHelp)]

/** Nobody in danger is told to walk, fetch or prepare anything. */
const waitingForOneself = [
  'En position assise, ou celle où vous respirez le mieux, sans marcher, le col desserré, le téléphone en haut-parleur.',
  'Ne forcez pas, ne mangez ni ne buvez rien, et dites à voix haute si quelque chose change.',
] as const
const waitingBesideThem = [
  'Restez à côté de {lui}, parlez doucement, ne donnez ni à boire ni à manger, et notez l’heure du début.',
  'Si quelqu’un d’autre est là, qu’il ouvre la porte et guette l’arrivée ; vous, gardez sa main dans la vôtre.',
] as const

/** The 15, the 18 and the 112 hand calls over to each other. */
const whichToCall = [
  'Oui, le 15, maintenant (ou le 112) : les secours se transmettent l’appel.',
  'Oui, maintenant : le 15 ou le 112, en haut-parleur.',
] as const
const massageGoesOn = [
  'Continuez comme le 15 vous le dit, sans vous arrêter. Ils sont avec vous.',
  'Gardez le rythme que le 15 vous donne, sans vous arrêter, jusqu’à l’arrivée des secours.',
] as const

/** A body in danger: the call first, then the wait, then what it leaves. */
export function medicalReply(state: ConversationState, heard: Heard): string {
  if (isHelpComingForBody(heard.message)) state.safety.called = true
  else if (heard.sentences.some(deniesCall)) notCalled(state)
  if (isHelpThere(state, heard.sentences)) state.safety.helped = true
  if (state.safety.eased) return spokenOfThem(state, easedReply(state, heard))
  const reply = state.safety.helped ? helpedReply : state.safety.called ? waitingReply : callReply
  return spokenOfThem(state, reply(state, heard))
}

/** We took for a call what was none: the next one will be news. */
function notCalled(state: ConversationState): void {
  state.safety.called = false
  state.used.helpOnTheWay = 0
}

const speaksOfTheBody = compileTest(
  [
    '(respire*|pouls|coeur|massage|masser|pacemaker|conscien*|inconscien*|lèvres|vomi*|saigne*|convuls*|allong*|sur le côté|traitement*|samu|pompiers|secours|ambulance|en attendant|minutes)',
    '(il|elle) [ne] (respire|répond|bouge|réagit|tremble|transpire|est (pâle|bleu*|gris*|froid*|chaud*|tombé*)|a mal|se plaint)',
  ],
  lexicon,
)

/** A question, or anything of the call or of the body: no time to talk of something else. */
export function isStillOfTheBody(message: string): boolean {
  const sentences = toSentences(message)
  if (message.includes('?') || sentences.some(speaksOfTheBody)) return true
  if (sentences.some(saysHelpIsThere) || sentences.some(saysTheyAreThere)) return true
  const isOfTheCall = isHelpComingForBody(message) || asksWhetherToCall(message) || sentences.some(deniesCall)
  return (
    isOfTheCall ||
    metIn([...beforeTheCall, ...signsWhileWaiting, ...whileWaiting, ...tellingOthers], sentences).size > 0
  )
}

function callReply(state: ConversationState, heard: Heard): string {
  const { message, reading, sentences } = heard
  const { heard: signs, lines, step } = wordingsFor(state, reading)
  const isMisread = sentences.some(complains) || sentences.some(deniesCall)
  // What holds somebody back from the call is answered with the very first words.
  const followUp = state.used['medical lines']
    ? followUpToTheCall(state, heard)
    : followUpIn(state, holdingBack, sentences)
  return join([
    state.used['medical lines'] && isMisread ? ownError(state) : null,
    textLine(state, reading),
    anyWording(state, 'medical lines', asksWhetherToCall(message) ? whichToCall : lines),
    followUp?.words ?? nextWording(state, 'medical heard', signs),
    nextWording(state, 'medical step', step),
  ])
}

function followUpToTheCall(state: ConversationState, heard: Heard): CareAnswer | null {
  const { reading, sentences } = heard
  // A body that lacks its alcohol now is not told what to do before a stop.
  if (isOfWithdrawal(reading)) return null
  const isOfDrink = state.inDanger === null ? state.drinks : state.theirDrinking === 'stopped'
  const duringWithdrawal = isOfDrink ? ofTheLack : []
  // Who was not answered is answered now.
  const missed = sentences.some(complains) ? openQuestion(state) : []
  return (
    followUpIn(state, [...duringWithdrawal, ...beforeTheCall], sentences) ??
    followUpIn(state, beforeTheCall, missed) ??
    withdrawalAnswer(state, sentences) ??
    (isNews(reading) ? null : knownExchange(state, heard))
  )
}

const isOfWithdrawal = ({ signals }: Reading): boolean => signals.some(({ rule }) => rule === WITHDRAWAL)

/** A sign that is told now is answered as such, and by nothing that was written for another time. */
const isNews = (reading: Reading): boolean => reading.level === 'danger' && !isUnsure(reading)

function wordingsFor(
  { inDanger }: ConversationState,
  reading: Reading,
): Pick<typeof dangerWordings.medical, 'heard' | 'lines' | 'step'> {
  if (isOfWithdrawal(reading))
    return inDanger ? { ...wordingsOfWithdrawal, step: stepsBesideWithdrawal } : wordingsOfWithdrawal
  const ofBody = reading.signals.map(({ rule }) => wordingsOfBody[rule]).find((words) => words !== undefined)
  return ofBody ?? dangerWordings.medical
}

/** Whoever massages a heart goes on: the whole reply, with nothing to try beside. */
function massageReply(state: ConversationState, sentences: readonly PlainText[]): string | null {
  if (sentences.some(namesMassage)) state.safety.massage = true
  if (!state.safety.massage) return null
  return followUpIn(state, duringMassage, sentences)?.words ?? anyWording(state, 'massage goes on', massageGoesOn)
}

/** Nobody is told to call again what was called. */
function waitingReply(state: ConversationState, heard: Heard): string {
  const { sentences } = heard
  const ofMassage = massageReply(state, sentences)
  if (ofMassage) return ofMassage
  const isCallNew = !state.used.helpOnTheWay
  // Who says that help comes is not told to call it.
  const known = () => (isHelpComingForBody(heard.message) ? null : knownExchange(state, heard))
  // What changes in the body is not left without a word, whatever is told or asked beside it.
  const sign = followUpIn(state, state.inDanger ? signsOfThem : signsWhileWaiting, sentences)?.words ?? null
  const answer =
    sign ??
    (followUpIn(state, whileWaiting, sentences) ?? known())?.words ??
    toAskOnTheLine(state, heard.message) ??
    null
  return join([
    sentences.some(deniesSuicide) ? ownError(state) : null,
    isCallNew && !sign ? say(state, 'helpOnTheWay') : null,
    answer,
    // What they ask is not followed by what they did not.
    answer ? null : nextWording(state, 'medical waiting', state.inDanger ? waitingBesideThem : waitingForOneself),
    isCallNew
      ? null
      : nextWording(state, 'medical company', [
          'Je reste là avec vous.',
          'Encore un peu de patience : vous avez fait ce qu’il fallait.',
        ]),
  ])
}

function helpedReply(state: ConversationState, heard: Heard): string {
  const { message, sentences } = heard
  const arrived = state.inDanger ? 'helpIsThereForThem' : 'helpIsThere'
  if (isHelpThere(state, sentences) && !state.used[arrived])
    return join([say(state, arrived), followUpIn(state, [...visits, ...leftBehind], sentences)?.words ?? null])
  const answer =
    followUpIn(state, state.safety['own-act'] ? ofTheOneWhoShook : afterHelp, sentences) ?? knownExchange(state, heard)
  if (answer) return join([answer.words, answer.question])
  return join([
    reflect(state, message, { isVerdict: false }),
    say(state, state.inDanger ? 'afterHelpForThem' : 'afterHelp'),
  ])
}

/** « Arrêtez avec le 15. » */
const wantsNoNumber = compileTest(
  ['(arrête*|arrêtez|stop|assez|marre) [*] (avec|de|du|le|ce|votre) [*] (15|112|numéro*|samu)'],
  lexicon,
)
const numberLeft = [
  'Vous avez raison : l’appel est fait, et je n’en parle plus.',
  'Entendu, je laisse ce numéro.',
] as const
/** Where what follows names the line. */
const easedBeside = ['Le plus dur est passé, et c’est un soulagement.'] as const
const easedOnce = [
  'Vous avez fait ce qu’il fallait, et le plus dur est passé. Si un signe revenait, ce serait le 15, sans craindre de déranger.',
  'Quel soulagement. Si un signe revenait, rappelez le 15 ; d’ici là, vous pouvez souffler.',
] as const

/** The fright is over: what it leaves is answered, and no order is given again. */
function easedReply(state: ConversationState, heard: Heard): string {
  const { message, sentences } = heard
  const isNew = !state.used['medical eased']
  const known = state.safety['own-act'] ? ofTheOneWhoShook : afterTheAlarm
  const answer = followUpIn(state, known, sentences) ?? exchangeWithoutOrder(state, heard)
  const isLeft = sentences.some(wantsNoNumber)
  const owned = isLeft
    ? anyWording(state, 'number left', numberLeft)
    : sentences.some(complains)
      ? ownError(state)
      : null
  const words = answer?.words ?? reflect(state, message, { isVerdict: false }) ?? say(state, 'afterHelp')
  return join([
    isNew && isLeft ? null : owned,
    isNew
      ? anyWording(state, 'medical eased', ORDERS_A_CALL.test(answer?.words ?? '') ? easedBeside : easedOnce)
      : null,
    isNew && !answer ? null : words,
    answer?.isQuiet ? null : (answer?.question ?? null),
  ])
}

const ORDERS_A_CALL = /\b(?:15|112|18)\b/

function exchangeWithoutOrder(state: ConversationState, heard: Heard): CareAnswer | null {
  const known = knownExchange(state, heard)
  return known && !ORDERS_A_CALL.test(known.words) ? known : null
}

/** What is answered here once the fright is over; of the rest one talks as of anything. */
export function isOfTheAlarm({ used }: ConversationState, message: string): boolean {
  return (
    used['medical eased'] === undefined || metIn([...afterTheAlarm, ...ofTheOneWhoShook], toSentences(message)).size > 0
  )
}
