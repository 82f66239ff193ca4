import type { ConversationState } from '../conversation-state.ts'
import { reflect } from '../engine/reflection.ts'
import type { Situation } from '../risk.ts'
import { type CareAnswer, careAnswer, type Heard, isRefusal, isUnsure, only, stillRead } from './care-answer.ts'
import { ask, isLineDue, join, say } from './care-parts.ts'
import { carerWords, wishesTheirDeath } from './carer-answer.ts'
import { heavyOpenings, openings } from './openings.ts'
import { nextWording, unusedWording } from './rotation.ts'
import { tellsPassiveThoughts } from './safety-answers.ts'

const questionsOfTheBereaved: readonly string[] = [
  'Est-ce qu’il vous arrive, à vous aussi, de penser au suicide ?',
  'Qui est auprès de vous dans ce moment ?',
  'Que voudriez-vous que l’on sache de cette personne ?',
  'À qui pouvez-vous en parler librement ?',
]
/** Drink, drugs, food, and what others do at school: dark thoughts are asked about before suicide is. */
const SOFTER = new Set<Situation>(['substance', 'eating', 'bullied'])
const softQuestions: readonly string[] = [
  'Qu’est-ce qui rend cela un peu moins lourd, d’ordinaire ?',
  'De quoi auriez-vous besoin, là, en premier ?',
  'Qui pourrait savoir que c’est si lourd en ce moment ?',
]

/** Words that worry, without any danger said: a person, the line named softly, and one direct question. */
export function vigilanceReply(state: ConversationState, heard: Heard): string {
  const { words, question, isQuiet } = opening(state, heard)
  const help = words.includes('3114') || !isLineDue(state, heard.reading) ? null : say(state, helpFor(state))
  // Once they were asked about suicide, what follows from their words comes first.
  const isAsked = state.used['suicide question'] !== undefined
  const next = isAsked ? (question ?? nextQuestion(state, heard)) : (nextQuestion(state, heard) ?? question)
  return join([words, help, isQuiet ? null : next])
}

function helpFor({ risk }: ConversationState): 'softHelp' | 'softHelpOfBullied' {
  return risk.situation === 'bullied' ? 'softHelpOfBullied' : 'softHelp'
}

function opening(state: ConversationState, heard: Heard): CareAnswer {
  const { reading, message } = heard
  const isNew = !state.used[helpFor(state)] && heard.asked === null
  const isRefused = state.lineNamedAt !== null && isRefusal(heard.sentences)
  // Who wishes to go out like a candle is heard on that, whatever else they told of.
  const isWish = reading.situation === 'passive' && !isUnsure(reading) && !message.includes('?')
  const first = (isNew && !isRefused) || isWish ? null : careAnswer(state, heard)
  // A wish for the end of an illness, told beside a no, is what they want to be heard on.
  const ofCarer = wishesTheirDeath(state, heard.sentences) ? carerWords(state, message) : null
  if (ofCarer) return only(ofCarer)
  if (first) return first
  if (reading.level === 'none') return stillRead(state, heard)
  const { situation } = state.risk
  const ofSituation = isUnsure(reading) || !situation ? undefined : openings[situation]
  // Their own words before any name for them: what was not said is not told to them.
  return only(
    (state.caresFor ? carerWords(state, message) : null) ??
      (ofSituation ? nextWording(state, `opening ${situation}`, ofSituation) : null) ??
      (heard.sentences.some(tellsPassiveThoughts) ? null : reflect(state, message, { isVerdict: false })) ??
      nextWording(state, 'opening heavy', heavyOpenings),
  )
}

function nextQuestion(state: ConversationState, { reading, sentences }: Heard): string | null {
  const { situation } = state.risk
  if (situation === 'bereaved') return unusedWording(state, 'bereaved question', questionsOfTheBereaved)
  const isSoft = state.caresFor || (situation !== null && SOFTER.has(situation))
  // Whoever drinks or starves, and has no dark thoughts, is not asked a second time in harder words.
  if (isSoft && state.safety['dark-thoughts'] === false && reading.level === 'none')
    return unusedWording(state, 'soft question', softQuestions)
  const isSofter = isSoft && state.safety['dark-thoughts'] === undefined
  const first = isSofter ? 'dark-thoughts' : 'suicide'
  // Whoever was asked, and tells of a wish not to wake up, is asked how far it goes; the same question is not put again.
  const isAsked = state.used[`${first} question`] !== undefined
  const isHowFar = isAsked && (!isUnsure(reading) || sentences.some(tellsPassiveThoughts))
  const point = isHowFar ? 'plan' : first
  const mayAsk = isAsked ? isHowFar && reading.level !== 'none' : true
  return (mayAsk ? ask(state, point) : null) ?? unusedWording(state, 'soft question', softQuestions)
}
