import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { reflect } from '../engine/reflection.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import { followUpIn, type Heard, metIn, withTests } from './care-answer.ts'
import { join, say, textLine } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { dangerWordings } from './danger-wordings.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import { isHelpThere, saysHelpIsComing, saysSomebodyCalls } from './help-on-its-way.ts'
import { followUpsAfterHelp, followUpsWhileWaiting, medicalFollowUps } from './medical-follow-ups.ts'
import { complains } from './repair.ts'
import { anyWording, nextWording } from './rotation.ts'

/** Nothing of what is said to who flees somebody: a body in danger has minutes. */
const ofTheMinute = followUpsWhileWaiting.filter(({ id }) => id === 'ne-réagit-plus' || id === 'position')
const beforeTheCall = withTests([...ofTheMinute, ...medicalFollowUps, ...questionsOfAnybody])
const whileWaiting = withTests(followUpsWhileWaiting)
const afterHelp = withTests(followUpsAfterHelp)

/** Nobody in danger is told to walk, fetch or prepare anything. */
const waitingForOneself = [
  'Restez en position assise, sans marcher, le col desserré, et dites-leur si la porte est fermée à clé.',
  'Ne forcez pas, ne mangez ni ne buvez rien, et dites à voix haute si quelque chose change.',
] as const
const waitingBesideThem = [
  'Restez à côté de {lui}, parlez doucement, ne donnez ni à boire ni à manger, et notez l’heure du début.',
  'Si quelqu’un d’autre est là, qu’il ouvre la porte et guette l’arrivée ; vous, gardez sa main dans la vôtre.',
] as const

/** A body in danger: the call first, then the wait, then what it leaves. */
export function medicalReply(state: ConversationState, heard: Heard): string {
  const isCalling = heard.sentences.some(saysHelpIsComing) || heard.sentences.some(saysSomebodyCalls)
  if (isCalling) state.safety.called = true
  if (isHelpThere(state, heard.sentences)) state.safety.helped = true
  const reply = state.safety.helped ? helpedReply : state.safety.called ? waitingReply : callReply
  return spokenOfThem(state, reply(state, heard))
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
  const isOfTheCall = sentences.some(saysHelpIsComing) || sentences.some(saysSomebodyCalls)
  return isOfTheCall || metIn([...beforeTheCall, ...whileWaiting], sentences).size > 0
}

function callReply(state: ConversationState, { sentences }: Heard): string {
  const { heard: signs, lines, step } = dangerWordings.medical
  const followUp = state.used['medical lines'] ? followUpIn(state, beforeTheCall, sentences) : null
  return join([
    state.used['medical lines'] && sentences.some(complains) ? ownError(state) : null,
    textLine(state),
    anyWording(state, 'medical lines', lines),
    followUp?.words ?? nextWording(state, 'medical heard', signs),
    nextWording(state, 'medical step', step),
  ])
}

/** Nobody is told to call again what was called. */
function waitingReply(state: ConversationState, { sentences }: Heard): string {
  const isNews = !state.used.helpOnTheWay
  const answer = followUpIn(state, whileWaiting, sentences)?.words ?? null
  return join([
    isNews ? say(state, 'helpOnTheWay') : null,
    answer,
    // What they ask is not followed by what they did not.
    answer && !isNews
      ? null
      : nextWording(state, 'medical waiting', state.inDanger ? waitingBesideThem : waitingForOneself),
    isNews
      ? null
      : nextWording(state, 'medical company', [
          'Je reste là avec vous.',
          'Encore un peu de patience : vous avez fait ce qu’il fallait.',
        ]),
  ])
}

function helpedReply(state: ConversationState, heard: Heard): string {
  const { message, sentences } = heard
  if (isHelpThere(state, sentences) && !state.used['follow-up sous-le-choc'])
    return say(state, state.inDanger ? 'helpIsThereForThem' : 'helpIsThere') ?? ''
  const answer = followUpIn(state, afterHelp, sentences)
  if (answer) return join([answer.words, answer.question])
  return join([
    reflect(state, message, { isVerdict: false }),
    say(state, state.inDanger ? 'afterHelpForThem' : 'afterHelp'),
  ])
}
