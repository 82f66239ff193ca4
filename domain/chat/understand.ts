import { noteEasing, withoutAlarm } from './after-the-alarm.ts'
import { isOfOwnDrinking, tellsOfAStop, theirDrinkingTold } from './alcohol-withdrawal.ts'
import { withoutTheirQuestion } from './asked-by-others.ts'
import { isOfChildBodyTold, isShakenByOneself } from './body-in-danger.ts'
import { isOfChildBody } from './child-body-in-danger.ts'
import type { ConversationState } from './conversation-state.ts'
import { copyOf } from './copy-of.ts'
import { type DetectRisk, detectRisk } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { inRightFrench } from './detector/respelling/respell.ts'
import { canSpeak } from './detector/rules/context.ts'
import { isComplaint } from './engine/complaint-answer.ts'
import { ownAge, ownName, ownWords } from './engine/own-words.ts'
import { noteThings } from './engine/unsaid/said-things.ts'
import { isExplainedAway, noteExplained } from './explained-away.ts'
import { withoutJumpForSport } from './jumps-for-sport.ts'
import { isMedicalOver } from './medical-is-over.ts'
import { cannotGoOn, isGriefAlone, isLikelierGrief } from './mourning.ts'
import { withoutScolding } from './no-wish-to-die.ts'
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
import { readablePart } from './readable-part.ts'
import { readInContext } from './reading-in-context.ts'
import { isAskedInAnyDanger } from './replies/asked-in-any-danger.ts'
import { isRefusal, isUnsure } from './replies/care-answer.ts'
import { isCaring, wishesTheirDeath } from './replies/carer-answer.ts'
import {
  confessesToBeTheFriend,
  correctsUs,
  deniesViolence,
  goesOnAfterNo,
  isOfADoor,
  saysItIsAnother,
  saysItIsMe,
} from './replies/corrections.ts'
import { lineAskedAbout } from './replies/line-asked-about.ts'
import { isOfALostPatient } from './replies/lost-patient-answer.ts'
import { namesSuicide } from './replies/method-request.ts'
import { isWitness } from './replies/witness-reply.ts'
import { nothingFound, type Reading, type Situation } from './risk.ts'
import { beforeOf, isInferred, isInferredReading, mayBeAnothers, remember, takenBack } from './risk-memory.ts'
import { tellsASuicide, tellsOwnHistory } from './said-of-suicide.ts'
import { isSurelyACrisis } from './sure-guess.ts'
import { toldInPieces } from './told-in-pieces.ts'
import { towardAPartner } from './toward-a-partner.ts'
import { isGrownChildOfBoth, ofTheirCouple } from './violence-between-parents.ts'
import { countOfControl, makesViolenceSmall } from './violence-in-a-couple.ts'
import { byWhoHits } from './who-hits.ts'
import { handedBack, handedOver, isAboutThem, saysItWasAJoke, saysOwnDeath, theyDidIt } from './who-is-in-danger.ts'

/** Turns for which a conversation that raised concern keeps naming a person to turn to, unless thoughts of suicide were denied. */
const VIGILANT_TURNS = 3
const TURNS_AFTER_NO = 1
/** As long as the question about suicide has no answer; and of whoever fears for somebody, or starves, who talks about it for longer. */
const TURNS_OF_A_LASTING_WORRY = 8
const lastingWorries = new Set<Situation | null>(['other-worry', 'eating', 'substance'])
const OF_AGE = 18

/** « Suicide ?? » asks back what we asked: it says nothing by itself. */
const ECHO = /^\s*(?:le |au |de )?suicide\s*\?+\s*/i

/** A message in its conversation, read for danger and not answered yet. */
export interface Understood {
  message: string
  reading: Reading
  /** Somebody may be at risk. */
  isCare: boolean
  /** Somebody says that there is no danger where we had read one. */
  isCorrection: boolean
  /** Of the conversation with this message in it; the answer is still to come. */
  state: ConversationState
}

export function understand(before: ConversationState, written: string, detect: DetectRisk): Understood {
  const message = inRightFrench(readablePart(written))
  const state = copyOf(before)
  state.age = ownAge(message) ?? state.age
  state.name = ownName(message) ?? state.name
  if (state.age !== null) state.isAtSchool = state.age < OF_AGE
  if (isGrownUpNow(state, message)) state.risk.situation = 'violence'
  noteSpokenOf(state, message)
  noteThings(state, message, state.turn > 0 && toSentences(message).some(isComplaint))
  state.speaksOfElder ||= isOfElder(message)
  state.speaksOfBaby ||= isOfBaby(message)
  state.speaksOfChild ||= toSentences(message).some(namesAChild)
  // Who bathes and carries a newborn is a parent.
  state.caresFor ||= !state.speaksOfBaby && isCaring(toSentences(message))
  // A guess at their own danger gives way to what they say they see.
  const isSeen = isWitness(toSentences(message)) || isGrownChildOfBoth(state, toSentences(message))
  if ((state.risk.level === 'none' || state.risk.isGuessed || state.risk.situation === 'child') && isSeen)
    state.isWitness = true
  if (isAboutThem(state) && toSentences(message).some(saysItIsMe)) {
    state.risk = handedBack(state.risk, state.turn, toSentences(message).some(confessesToBeTheFriend))
    state.inDanger = null
  }
  state.lostAPatient ||= isOfALostPatient(state, toSentences(message))
  state.drinks ||= isOfOwnDrinking(toSentences(message))
  state.hasStoppedDrinking ||= state.drinks && tellsOfAStop(toSentences(message))
  state.theirDrinking = theirDrinkingTold(state, toSentences(message))
  state.isOfSuicide ||= toSentences(message).some(namesSuicide)
  const sentences = toSentences(message)
  const detectOwn: DetectRisk = (said, earlier) => detect(saidOfOneself(state, said), earlier)
  const isRead = read(state, state.turn > 0 ? written.replace(ECHO, '') : written, detectOwn)
  const alone = inContext(state, message, isRead)
  const isCalm = state.risk.level === 'none' && alone.level === 'none'
  const telling = isCalm ? toldInPieces(state, message, detectOwn) : null
  const heard = telling ? inContext(state, telling.message, telling.reading) : alone
  state.hasHistory ||= sentences.some(tellsOwnHistory)
  state.knowsASuicide ||= sentences.some(tellsASuicide)
  state.isControlled ||= countOfControl(state, sentences) > 0
  // « Elle dit que c’est son père » names who did it.
  const isDangerTold = heard.level === 'danger' && !isUnsure(heard)
  // « C’est elle qui les a pris, pas moi », of whom we speak already, hands nothing over.
  const isTheirsAlready = isAboutThem(state) || (state.risk.situation === 'medical' && state.inDanger !== null)
  const isAnothers =
    mayBeAnothers(state.risk) &&
    !isTheirsAlready &&
    !isDangerTold &&
    !wishesTheirDeath(state, sentences) &&
    saysItIsAnother(sentences, state.askedSafety)
  const isCorrection =
    !isAnothers &&
    isInferredReading(heard) &&
    ((isInferred(state.risk) && correctsUs(state, sentences)) ||
      (isOfBlows(state.risk) && sentences.some(deniesViolence)) ||
      (isOfBlows(state.risk) && state.risk.isGuessed && sentences.some(isOfADoor))) &&
    !sentences.some(makesViolenceSmall) &&
    !sentences.some(findsReliefInIt) &&
    !(heard.level !== 'none' && state.askedSafety !== null && sentences.some(goesOnAfterNo)) &&
    !(state.risk.level === 'crise' && sentences.some(saysItWasAJoke)) &&
    !lineAskedAbout(message)
  const isExplained = isExplainedAway(state, sentences, heard)
  const isUnsureCrisis = isUnsure(heard) && heard.level === 'crise'
  const isPassedOver =
    isExplained ||
    ((isCorrection || state.risk.wasCorrected) && isInferredReading(heard)) ||
    // A body in danger, and those who call for it, are no guess at a wish to die.
    (isUnsureCrisis && state.risk.situation === 'medical' && !isSurelyACrisis(written)) ||
    // What the one who hits writes to them is no guess at his wish to die, unless it is named.
    (isUnsure(heard) && state.risk.situation === 'partner-violence' && isOfAnother(heard) && !state.isOfSuicide) ||
    // Shame for a blow one gave is no guess at a wish to die.
    (isUnsureCrisis &&
      state.safety['own-act'] === true &&
      !sentences.some(saysOwnDeath) &&
      !isSurelyACrisis(written)) ||
    isGriefAlone(state, written, sentences, heard) ||
    // Nor is the guilt of who mourns somebody, once they were asked.
    (isUnsure(heard) &&
      state.risk.situation === 'bereaved' &&
      !sentences.some((said) => saysOwnDeath(said) || cannotGoOn(said)) &&
      (!isUnsureCrisis || isLikelierGrief(written, sentences))) ||
    (isUnsure(heard) && (state.risk.isLeftInPeace || (state.risk.level !== 'none' && isRefusal(sentences))))
  const reading = isPassedOver ? { ...nothingFound, distress: heard.distress } : heard
  const isFreed = isCorrection || isMedicalOver(state, sentences, reading)
  state.risk = isFreed ? takenBack(state.risk) : remember(state.risk, reading, state.turn)
  if (sentences.some(saysTheyCanSpeak)) state.risk.cannotSpeak = false
  if (isAnothers) {
    state.risk = handedOver(state.risk, state.turn)
    // Their no answered for themselves, of whom nothing was to be asked.
    state.askedSafety = null
    const { called, helped, reached } = state.safety
    state.safety = { called, helped, reached }
  }
  if (reading.situation === 'medical' || (state.risk.situation === 'medical' && isOfTheirBody(message)))
    state.inDanger = isOfChildBody(reading) || isOfChildBodyTold(reading) ? childIll(state) : personIll(state, message)
  if (isShakenByOneself(reading, sentences)) state.safety['own-act'] = true
  noteEasing(state, message, reading)
  noteExplained(state, isExplained, reading)
  if (reading.level === 'crise' && !isAboutThem(state) && sentences.some(saysOwnDeath)) state.risk.isOwn = true
  state.theyActed ||= isAboutThem(state) && sentences.some(theyDidIt)
  if (isAboutThem(state) && (isAnothers || state.risk.signalAt === state.turn))
    state.inDanger = personMeant(state, message) ?? state.inDanger
  if (isCorrection && state.askedSafety === 'suicide') state.safety.suicide = false
  if (reading.level !== 'none' && !isAboutThem(state)) state.told = wordsThatWorry(message) ?? state.told
  const isCare =
    answersWithCare(state, reading) || (state.risk.level === 'vigilance' && isAskedInAnyDanger(state, message))
  return { message, reading, isCare, isCorrection, state }
}

function inContext(state: ConversationState, message: string, reading: Reading): Reading {
  const sentences = toSentences(message)
  const ofWhom = byWhoHits(state, sentences, ofTheirCouple(state, sentences, readInContext(state, message, reading)))
  return withoutAlarm(state, sentences, towardAPartner(state, sentences, ofWhom))
}

/** Without what others asked or scold for, and what is done for sport. */
function saidOfOneself(state: ConversationState, message: string): string {
  return withoutScolding(state, withoutJumpForSport(state, withoutTheirQuestion(message)))
}

/** « Je ne veux pas mourir, c’est juste que ça me soulage », of a blade: it corrects nothing. */
const findsReliefInIt = compileTest(['(ça|cela) (me soulage|me soulageait|me calme|me calmait|m apaise)'], lexicon)

/** « Je peux parler, j’ai juste peur »: the line for text messages is no answer any more. */
const saysTheyCanSpeak = compileTest(canSpeak, lexicon)

const isOfAnother = ({ situation }: Reading): boolean => situation === 'other-worry' || situation === 'other-imminent'

/** « J’ai 19 ans », by who we took for a child. */
function isGrownUpNow({ risk, safety, isWitness: isSeen }: ConversationState, message: string): boolean {
  const isForAnother = isSeen || safety['for-child'] || safety['own-act'] || safety['next-door']
  return risk.situation === 'child' && !isForAnother && (ownAge(message) ?? 0) >= OF_AGE
}

/** What « c’est une expression » may explain: a picture that was shared is none. */
function isOfBlows({ level, situation, immediate }: ConversationState['risk']): boolean {
  return level === 'danger' && !immediate && situation !== 'cyber' && situation !== 'sexual-violence'
}

/** Of death nothing is said back. */
const OF_DEATH = /mour|mort|suicid|tuer|finir|crever|dispara[iî]t/i

function wordsThatWorry(message: string): string | null {
  const words = ownWords(message)
  return words && !OF_DEATH.test(words) ? words : null
}

export function read(state: ConversationState, message: string, detect: DetectRisk = detectRisk): Reading {
  return detect(message, beforeOf(state))
}

/** A crisis or a danger is never left for the rest of the conversation; concern lasts a few turns more. */
function answersWithCare({ risk, turn, safety, used }: ConversationState, reading: Reading): boolean {
  if (reading.level !== 'none' || risk.level === 'crise' || risk.level === 'danger') return true
  if (isOfHabit(risk)) return true
  const isUnanswered = !risk.isGuessed && safety.suicide === undefined && used['suicide question'] !== undefined
  const isLasting = lastingWorries.has(risk.situation) || isUnanswered
  const turns = isLasting ? TURNS_OF_A_LASTING_WORRY : safety.suicide === false ? TURNS_AFTER_NO : VIGILANT_TURNS
  return risk.level === 'vigilance' && risk.signalAt !== null && turn - risk.signalAt <= turns
}

/** Who starves or drinks, and said so, has somebody to turn to as long as they talk. */
export function isOfHabit({ level, situation, isGuessed }: ConversationState['risk']): boolean {
  return level === 'vigilance' && !isGuessed && (situation === 'eating' || situation === 'substance')
}
