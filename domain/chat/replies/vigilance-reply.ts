import type { ConversationState } from '../conversation-state.ts'
import { reflect } from '../engine/reflection.ts'
import type { Reading, Situation } from '../risk.ts'
import { answerAboutThem, type CareAnswer, careAnswer, type Heard, isUnsure, only, stillRead } from './care-answer.ts'
import { ask, isLineWithheld, join, say } from './care-parts.ts'
import { heavyOpenings, openings } from './openings.ts'
import { nextWording, unusedWording } from './rotation.ts'

const questionsAboutThem: readonly string[] = [
  'Savez-vous où est cette personne en ce moment ?',
  'Qui d’autre, autour d’elle, peut être présent ?',
  'Lui avez-vous demandé si elle pense au suicide ?',
  'Et vous, qui vous soutient là-dedans ?',
]
const questionsOfTheBereaved: readonly string[] = [
  'Est-ce qu’il vous arrive, à vous aussi, de penser au suicide ?',
  'Qui est auprès de vous dans ce moment ?',
  'Que voudriez-vous que l’on sache de cette personne ?',
  'À qui pouvez-vous en parler librement ?',
]
/** Drink, drugs and food: dark thoughts are asked about before suicide is. */
const SOFTER = new Set<Situation>(['substance', 'eating'])
const softQuestions: readonly string[] = [
  'Qu’est-ce qui rend cela un peu moins lourd, d’ordinaire ?',
  'De quoi auriez-vous besoin, là, en premier ?',
  'Qui pourrait savoir que c’est si lourd en ce moment ?',
]

/** Words that worry, without any danger said: a person, the line named softly, and one direct question. */
export function vigilanceReply(state: ConversationState, heard: Heard): string {
  const isOfThem = state.risk.situation === 'other-worry'
  const { words, question, isQuiet } = isOfThem ? ofThem(state, heard) : opening(state, heard)
  const isWithheld = !isOfThem && isLineWithheld(state, heard.reading)
  const help = words.includes('3114') || isWithheld ? null : say(state, isOfThem ? 'softHelpForThem' : 'softHelp')
  if (isOfThem && state.safety.helped) return join([words, question])
  const isUrgent = isOfThem && state.risk.level === 'crise' && !state.safety.called
  const emergency = isUrgent && !/\b(?:15|112)\b/.test(words) ? say(state, 'emergencyForThem') : null
  return join([words, help, emergency, isQuiet ? null : (nextQuestion(state, heard) ?? question)])
}

/** Somebody else is in pain: the one who writes is told what can be done for them. */
function ofThem(state: ConversationState, heard: Heard): CareAnswer {
  const answer = answerAboutThem(state, heard)
  const situation = isUnsure(heard.reading) ? 'unclear' : 'other-worry'
  return answer ?? only(nextWording(state, `opening ${situation}`, openings[situation] ?? []))
}

function opening(state: ConversationState, heard: Heard): CareAnswer {
  const { reading, message } = heard
  const isNew = !state.used.softHelp && heard.asked === null
  const first = isNew ? null : careAnswer(state, heard)
  if (first) return first
  if (reading.level === 'none') return stillRead(state, heard)
  const { situation } = state.risk
  const ofSituation = isUnsure(reading) || !situation ? undefined : openings[situation]
  // Their own words before any name for them: what was not said is not told to them.
  return only(
    (ofSituation ? nextWording(state, `opening ${situation}`, ofSituation) : null) ??
      reflect(state, message, { isVerdict: false }) ??
      nextWording(state, 'opening heavy', heavyOpenings),
  )
}

/** Where only a guess says that they want to die, that is asked first. */
function questionAboutThem(state: ConversationState, reading: Reading): string | null {
  const doubt = isUnsure(reading)
    ? unusedWording(state, 'doubt about them question', ['Savez-vous si cette personne pense au suicide ?'])
    : null
  return doubt ?? unusedWording(state, 'them question', questionsAboutThem)
}

function nextQuestion(state: ConversationState, { reading }: Heard): string | null {
  const { situation } = state.risk
  if (situation === 'bereaved') return unusedWording(state, 'bereaved question', questionsOfTheBereaved)
  if (situation === 'other-worry') return questionAboutThem(state, reading)
  const isSofter = situation !== null && SOFTER.has(situation) && state.safety['dark-thoughts'] === undefined
  const point = isSofter ? 'dark-thoughts' : 'suicide'
  // Asked again only when something new was said.
  const mayAsk = reading.level !== 'none' || !state.used[`${point} question`]
  return (mayAsk ? ask(state, point) : null) ?? unusedWording(state, 'soft question', softQuestions)
}
