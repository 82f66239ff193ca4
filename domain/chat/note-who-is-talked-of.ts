import { isOfOwnDrinking, tellsOfAStop, theirDrinkingTold } from './alcohol-withdrawal.ts'
import { isOfChildBodyTold, isShakenByOneself } from './body-in-danger.ts'
import { isOfChildBody } from './child-body-in-danger.ts'
import type { ConversationState } from './conversation-state.ts'
import type { PlainText } from './detector/normalise.ts'
import { isComplaint } from './engine/complaint-answer.ts'
import { ownAge, ownName } from './engine/own-words.ts'
import { noteThings } from './engine/unsaid/said-things.ts'
import { namesAChild } from './of-their-age.ts'
import {
  childIll,
  isOfBaby,
  isOfElder,
  isOfTheirBody,
  noteSpokenOf,
  personIll,
  personMeant,
} from './person-spoken-of.ts'
import { isCaring } from './replies/carer-answer.ts'
import { confessesToBeTheFriend, saysItIsMe } from './replies/corrections.ts'
import { isOfALostPatient } from './replies/lost-patient-answer.ts'
import { namesSuicide } from './replies/method-request.ts'
import { isWitness } from './replies/witness-reply.ts'
import type { Reading } from './risk.ts'
import { tellsASuicide, tellsOwnHistory } from './said-of-suicide.ts'
import { isGrownChildOfBoth } from './violence-between-parents.ts'
import { countOfControl } from './violence-in-a-couple.ts'
import { handedBack, isAboutThem, saysOwnDeath, theyDidIt } from './who-is-in-danger.ts'

const OF_AGE = 18

/** Who writes, and of whom, before anything is read for danger: a reading depends on it. */
export function noteWhoIsTalking(state: ConversationState, message: string, sentences: readonly PlainText[]): void {
  state.age = ownAge(message) ?? state.age
  state.name = ownName(message) ?? state.name
  if (state.age !== null) state.isAtSchool = state.age < OF_AGE
  if (isGrownUpNow(state, message)) state.risk.situation = 'violence'
  noteSpokenOf(state, message)
  noteThings(state, message, state.turn > 0 && sentences.some(isComplaint))
  state.speaksOfElder ||= isOfElder(message)
  state.speaksOfBaby ||= isOfBaby(message)
  state.speaksOfChild ||= sentences.some(namesAChild)
  // Who bathes and carries a newborn is a parent.
  state.caresFor ||= !state.speaksOfBaby && isCaring(sentences)
  // A guess at their own danger gives way to what they say they see.
  const isSeen = isWitness(sentences) || isGrownChildOfBoth(state, sentences)
  const mayBeSeen = state.risk.level === 'none' || state.risk.isGuessed || state.risk.situation === 'child'
  if (mayBeSeen && isSeen) state.isWitness = true
  if (isAboutThem(state) && sentences.some(saysItIsMe)) {
    state.risk = handedBack(state.risk, state.turn, sentences.some(confessesToBeTheFriend))
    state.inDanger = null
  }
}

/** What they tell of their own life that a reading depends on. */
export function noteOwnLife(state: ConversationState, sentences: readonly PlainText[]): void {
  state.lostAPatient ||= isOfALostPatient(state, sentences)
  state.drinks ||= isOfOwnDrinking(sentences)
  state.hasStoppedDrinking ||= state.drinks && tellsOfAStop(sentences)
  state.theirDrinking = theirDrinkingTold(state, sentences)
  state.isOfSuicide ||= sentences.some(namesSuicide)
}

/** What counts from the next message on. */
export function noteBackground(state: ConversationState, sentences: readonly PlainText[]): void {
  state.hasHistory ||= sentences.some(tellsOwnHistory)
  state.knowsASuicide ||= sentences.some(tellsASuicide)
  state.isControlled ||= countOfControl(state, sentences) > 0
}

/** Whose danger it is, once it has been read. */
export function noteWhoIsInDanger(
  state: ConversationState,
  {
    message,
    sentences,
    reading,
    isAnothers,
  }: { message: string; sentences: readonly PlainText[]; reading: Reading; isAnothers: boolean },
): void {
  if (reading.situation === 'medical' || (state.risk.situation === 'medical' && isOfTheirBody(message)))
    state.inDanger = isOfChildBody(reading) || isOfChildBodyTold(reading) ? childIll(state) : personIll(state, message)
  if (isShakenByOneself(reading, sentences)) state.safety['own-act'] = true
  if (reading.level === 'crise' && !isAboutThem(state) && sentences.some(saysOwnDeath)) state.risk.isOwn = true
  state.theyActed ||= isAboutThem(state) && sentences.some(theyDidIt)
  if (isAboutThem(state) && (isAnothers || state.risk.signalAt === state.turn))
    state.inDanger = personMeant(state, message) ?? state.inDanger
}

/** « J'ai 19 ans », by who we took for a child. */
function isGrownUpNow({ risk, safety, isWitness: isSeen }: ConversationState, message: string): boolean {
  const isForAnother = isSeen || safety['for-child'] || safety['own-act'] || safety['next-door']
  return risk.situation === 'child' && !isForAnother && (ownAge(message) ?? 0) >= OF_AGE
}
