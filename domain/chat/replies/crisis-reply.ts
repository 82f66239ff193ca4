import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { type Danger, dangers, type Reading } from '../risk.ts'
import { answerAboutTheChat } from './answer-about-the-chat.ts'
import { type Heard, isFollowUp, isUnsure } from './care-answer.ts'
import { ask, fearsOwnGesture, join, keepsLine, say } from './care-parts.ts'
import { chokingIsOver } from './choking-is-over.ts'
import { confessesToBeTheFriend, ownError, saysItIsMe } from './corrections.ts'
import { dangerReply } from './danger-reply.ts'
import { directAnswer } from './direct-answer.ts'
import { unheard } from './given-replies.ts'
import { homeAnswer } from './hurt-at-home.ts'
import { imagesReply } from './images-reply.ts'
import { questionSurelyKnown } from './known-exchange.ts'
import { isLeftAlone } from './left-alone.ts'
import { lostPatientAnswer } from './lost-patient-answer.ts'
import { methodReply } from './method-reply.ts'
import { hasPrepared } from './preparations.ts'
import { complains } from './repair.ts'
import { deniesSuicide } from './safety-statements.ts'
import { selfInjuryReply } from './self-injury-reply.ts'
import { noteStaying, stayingReply } from './staying.ts'
import { asksOfTheMeans } from './steps-away.ts'
import { substanceAnswer } from './substance-answer.ts'
import { suicideRiskReply, underWayReply } from './suicide-reply.ts'
import { themReply } from './them-reply.ts'
import { threatToAnotherReply } from './threat-to-another.ts'
import { turningPoint } from './turning-points/turning-points.ts'
import { vigilanceReply } from './vigilance-reply.ts'
import { voiceAndBabyReply } from './voice-and-baby.ts'
import { whoHitReply } from './who-hit-reply.ts'
import { nearAnswer, noteWhoIsNear, withSupport } from './who-is-near.ts'
import { withdrawalAnswer } from './withdrawal-answer.ts'
import { isHappeningNow, witnessReply } from './witness-reply.ts'
import { wordsToSay } from './words-to-say.ts'

/**
 * The whole answer to a message in a conversation at risk: written by hand, put together at once, the same whether a
 * model is there or not. `state` is the caller's own copy: the wordings used are counted in it.
 */
export function crisisReply(state: ConversationState, reading: Reading, message: string): string {
  const aboutTheChat = isUnderWay(state) ? null : answerAboutTheChat(state, message)
  const heard: Heard = {
    reading,
    message,
    sentences: toSentences(message),
    asked: state.askedSafety,
    isAnswered: aboutTheChat !== null,
  }
  state.askedSafety = null
  noteWhoIsNear(state, message, heard.sentences)
  // Asked in the words of another danger, it was asked.
  if (heard.asked === 'suicide') state.used['suicide question'] ??= 1
  const reply = unheard(state, [
    () => join([handedBackWords(state, heard), onVous(heard), aboutTheChat, withSupport(state, replyTo(state, heard))]),
  ])
  if (message.includes('?')) state.question = { words: message, turn: state.turn }
  return reply
}

const hurtsOneself = compileTest(['je me (coupe|scarifie|mutile|brûle|griffe|entaille|taillade|lacère)'], lexicon)

/** « Je ne veux pas mourir, je me coupe » says what it is, whatever was guessed before. */
function isOfSelfInjury({ risk }: ConversationState, { sentences }: Heard): boolean {
  const isOpen = risk.level === 'crise' && (risk.isGuessed || risk.situation === 'veiled') && !risk.immediate
  return isOpen && sentences.some(hurtsOneself) && sentences.some(deniesSuicide)
}

/** Nothing comes before those who are to be called. */
function isUnderWay({ risk }: ConversationState): boolean {
  return risk.situation === 'attempt' || risk.situation === 'medical' || risk.situation === 'other-imminent'
}

const asksForTu = compileTest(['(tutoyer|tutoie|tutoies|tutoyez)', '(me dire|dites moi|dire) tu'], lexicon)

function onVous({ sentences }: Heard): string | null {
  return sentences.some(asksForTu) ? 'Je garde le « vous » avec tout le monde ; l’attention est la même.' : null
}

/** Where we had spoken of another. */
function handedBackWords({ used }: ConversationState, { sentences }: Heard): string | null {
  const wasOfAnother = used.softHelpForThem !== undefined || used.emergencyNowForThem !== undefined
  if (!wasOfAnother) return null
  if (sentences.some(confessesToBeTheFriend)) return 'Merci de me le dire ; vous n’avez pas à vous excuser.'
  return sentences.some(saysItIsMe) ? 'Pardon, j’ai lu de travers : c’est de vous qu’il s’agit.' : null
}

const YES_OR_NO = /oui ou non/iu

function replyTo(state: ConversationState, heard: Heard): string {
  const ofVoice = voiceAndBabyReply(state, heard)
  if (ofVoice) return ofVoice
  const ofThreat = threatToAnotherReply(state, heard)
  if (ofThreat) return ofThreat
  const ofChoking = chokingIsOver(state, heard)
  if (ofChoking) return ofChoking
  if (isOfSelfInjury(state, heard)) state.risk.situation = 'self-injury'
  const { level, situation } = state.risk
  const isOfACouple = level === 'danger' && situation === 'partner-violence' && !state.isWitness
  if (isOfACouple) noteStaying(state, heard.sentences)
  const staying = isOfACouple && state.lineNamedAt !== null ? stayingReply(state, heard) : null
  if (staying) return staying
  const refused = level === 'crise' && situation !== 'attempt' ? methodReply(state, heard) : null
  const isNews = heard.reading.level !== 'none' && !isUnsure(heard.reading)
  const isSeenNow = level === 'danger' && isHappeningNow(state, heard)
  const turned =
    refused || isSeenNow || (level === 'crise' && hasPrepared(state, heard)) ? null : turningPoint(state, heard)
  if (turned) return turned
  const asked = refused || isSeenNow || isLeftAlone(state, heard.sentences) ? null : directAnswer(state, heard)
  if (asked) return asked
  const near = isNews || state.lineNamedAt === null ? null : nearAnswer(state, heard.message, heard.sentences)
  if (near) return near
  // Of a crisis that was only guessed, guilt after a death on their watch is answered as such, beside the line.
  const ofPatient = state.risk.isGuessed && !isNews && !refused ? lostPatientAnswer(state, heard.message) : null
  if (ofPatient) return ofPatient
  // Who fears their own gesture says so each time, and asks for words beside it.
  // So does who names once more what is at hand: somebody is to take it away.
  const isNamedAgain = state.atHand !== null && situation !== 'attempt'
  const isUrgentNews = isNews && !fearsOwnGesture(state) && !isNamedAgain
  const toSay = refused || isUrgentNews ? null : wordsToSay(state, heard)
  if (toSay) return toSay
  const isOfMeans = level === 'crise' && asksOfTheMeans(state, heard.sentences)
  // Who is left behind by those who help is asked nothing more of the body.
  const isLeft = situation === 'medical' && state.safety.helped === true
  // Images that come upon a parent are no anger: what was written for it would shame them. Nor is who hit their partner told of others who threaten.
  const isOfImages = situation === 'others' && (state.safety.images === true || state.safety['toward-partner'] === true)
  // « Oui ou non ? » is answered by yes or no, which the rules know to say.
  const isPlain = YES_OR_NO.test(heard.message)
  const mayKnow = !(refused || isNews || isLeft || isOfMeans || isOfImages || isSeenNow || isPlain)
  const known = mayKnow ? questionSurelyKnown(state, heard.message) : null
  if (known) return known
  if (isSeenNow || (state.isWitness && situation === 'partner-violence')) return witnessReply(state, heard)
  const isOfOwnActs = level === 'danger' && situation === 'others'
  const ofOwnActs = isOfOwnActs ? (imagesReply(state, heard) ?? whoHitReply(state, heard)) : null
  if (ofOwnActs) return ofOwnActs
  if (level === 'danger' && isDanger(situation)) return dangerReply(state, situation, heard)
  if (refused) return refused
  if (situation === 'other-worry' || situation === 'other-imminent') return themReply(state, heard)
  const ofDrink = level === 'vigilance' ? withdrawalAnswer(state, heard.sentences) : null
  if (ofDrink) return join([ofDrink.words, ofDrink.question])
  const isOfSubstance = level === 'vigilance' && situation === 'substance'
  const ofSubstance = isOfSubstance ? substanceAnswer(state, heard.message) : null
  // Drink and drugs: dark thoughts are asked about once.
  if (ofSubstance) return join([ofSubstance.words, ask(state, 'dark-thoughts') ?? ofSubstance.question])
  if (level === 'vigilance') return vigilanceReply(state, heard)
  const atHome = isUnderWay(state) || isDanger(situation) ? null : homeReply(state, heard)
  if (atHome) return atHome
  // Somebody at risk of suicide tells of a danger too: it is answered for itself, and both lines are named.
  // Whoever fears to hurt themselves again is no danger to others.
  const danger = isDanger(situation) ? situation : situation === 'self-injury' ? null : dangerToldBy(heard)
  if (danger) return dangerReply(state, danger, heard, otherLine(state, danger, heard))
  // An act is under way: emergency services first, and no question.
  if (situation === 'self-injury' && !state.risk.immediate) return selfInjuryReply(state, heard)
  return situation === 'attempt' ? underWayReply(state, heard) : suicideRiskReply(state, heard)
}

/** Who is hurt at home is given the line that protects them, beside the one for their thoughts. */
function homeReply(state: ConversationState, heard: Heard): string | null {
  const answer = state.used.lineNow ? homeAnswer(state, heard) : null
  if (!answer) return null
  const question = state.used['safe question'] === undefined ? ask(state, 'safe') : answer.question
  return join([heard.sentences.some(complains) ? ownError(state) : null, answer.words, question])
}

/** A body in danger is not sent to another line on a guess. */
function otherLine(state: ConversationState, danger: Danger, { reading }: Heard): string | null {
  const isTold = state.used.lineNow !== undefined || (reading.level === 'crise' && !isUnsure(reading))
  if (danger === 'medical' && !isTold) return null
  return state.safety.suicide === false ? keepsLine(state) : say(state, 'suicideLine')
}

function dangerToldBy({ reading, sentences }: Heard): Danger | null {
  const isTold = reading.level === 'danger' && !isUnsure(reading) && !isFollowUp(sentences)
  return isTold && isDanger(reading.situation) ? reading.situation : null
}

function isDanger(situation: string | null): situation is Danger {
  return dangers.some((danger) => danger === situation)
}
