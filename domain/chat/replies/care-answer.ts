import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { SECOND_READING } from '../detector/detect-risk.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { boundaryAnswer } from '../engine/boundary-answer.ts'
import { productAnswer } from '../engine/product-answer.ts'
import { reflect } from '../engine/reflection.ts'
import { peopleIn } from '../person-spoken-of.ts'
import { higherLevel, type Level, type Reading } from '../risk.ts'
import { join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import type { FollowUp } from './follow-up.ts'
import { followUps } from './follow-ups.ts'
import { followUpsOfReasons } from './follow-ups-of-reasons.ts'
import { knownExchange } from './known-exchange.ts'
import { answerAboutLine } from './line-asked-about.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { preparationsAnswer } from './preparations.ts'
import { besidesNumbers, complains, repaired } from './repair.ts'
import { nextWording, unusedWording } from './rotation.ts'
import { isHesitant, noteStatements, safetyAnswer } from './safety-answers.ts'
import type { SafetyPoint } from './safety-questions.ts'
import { deniesSuicide } from './safety-statements.ts'
import { missedName, noteNames, someoneNamed } from './someone-named.ts'
import { withoutLeaving } from './staying.ts'
import { asksByYesOrNo, unanswered } from './unanswered.ts'
import { wordings } from './wordings.ts'

/** One message of a conversation at risk. */
export interface Heard {
  reading: Reading
  message: string
  sentences: readonly PlainText[]
  /** What the last reply asked. */
  asked: SafetyPoint | null
  /** What they asked about this chat was answered before all else. */
  isAnswered: boolean
}

/** What answers a message first, before any line is named. */
export interface CareAnswer {
  words: string
  /** What follows from it, when there is no hurry. */
  question: string | null
  /** Nothing is asked after it. */
  isQuiet: boolean
  /** The line goes with it. */
  namesLine: boolean
  /** Nothing at all is added to it. */
  isAll: boolean
}

export const only = (words: string | null): CareAnswer => ({
  words: words ?? '',
  question: null,
  isQuiet: false,
  namesLine: false,
  isAll: false,
})

export type KnownFollowUp = FollowUp & { isMet: (sentence: PlainText) => boolean }

export const withTests = (entries: readonly FollowUp[]): KnownFollowUp[] =>
  entries.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

const knownFollowUps = withTests(followUps)
/** Who dared to write and has no answer is not told to write. */
const knownSilences = knownFollowUps.filter(({ id }) => id === 'pas-de-réponse')
const refusals = knownFollowUps.filter(({ refusesLine }) => refusesLine)
const unlessReassuring = knownFollowUps.filter(({ isReassuring }) => !isReassuring)
const knownReasons = withTests(followUpsOfReasons)
const knownWeights = knownReasons.filter(({ tells }) => tells !== 'held')
const knownHolds = knownReasons.filter(({ tells }) => tells === 'held')

/** Anger and what was taken back are answered by themselves. */
const isPlainAnswer = (id: string): boolean => id !== 'colère' && id !== 'retraction'

const ofAbsence = [
  'Quel moment de la journée est le plus vide ?',
  'Avec qui pouvez-vous parler de ce manque ?',
] as const

/** Who cannot say no is not asked the same again: it is stayed with for a moment. */
const ofDoubt = ['On peut y rester un instant : qu’est-ce qui vous traverse, dans ces moments-là ?'] as const

/** Words that say little: what was asked is answered first. */
const small = new Set(['retour', 'merci', 'ne-sait-pas', 'accord', 'fatigue', 'mieux'])

/** The answer to what somebody asks, refuses or says of their safety; null when the message does none of these. */
export function careAnswer(state: ConversationState, heard: Heard): CareAnswer | null {
  const { reading, message, sentences } = heard
  if (sentences.length === 0) return only(nextWording(state, 'silence', wordings.silence))
  const aboutLine = answerAboutLine(state, message)
  // « Ça va aller, ce soir ce sera fini » is no good news.
  const ofThisLevel = reading.level === 'none' ? knownFollowUps : unlessReassuring
  // Beside what could kill, « vous répétez » is owned, and the number stays.
  const known = state.atHand === null ? ofThisLevel : ofThisLevel.filter(({ refusesLine }) => !refusesLine)
  const told = noteStatements(state, message, sentences)
  noteNames(state, message)
  const prepared = preparationsAnswer(state, heard)
  if (prepared) return prepared
  const silent = aboutLine ? null : followUpIn(state, knownSilences, sentences)
  if (silent) return silent
  const someone =
    isForbiddenRequest(sentences) || (told.has('company') && state.safety.company) ? null : someoneNamed(state, heard)
  const isRepair = sentences.some(complains)
  // Who names somebody and asks about the call in one breath is answered on both.
  const isDoubt = isHesitant(sentences, heard.asked)
  const doubted = isDoubt && aboutLine ? safetyAnswer(state, heard) : null
  if (aboutLine) {
    const answer = only(join([isRepair ? ownError(state) : null, doubted, aboutLine, someone?.words ?? null]))
    return { ...answer, question: doubted && unusedWording(state, 'doubt question', ofDoubt) }
  }
  if (someone) return someone
  const missed = missedName(state, message, sentences)
  if (missed) return { ...only(missed), question: unusedWording(state, 'missed name question', ofAbsence) }
  const found = followUpIn(state, known, sentences) ?? lineKeptAgainstThem(state, sentences)
  if (found?.refusesLine) {
    const besides = besidesNumbers(state, heard, reasonsAnswer(state, sentences, knownWeights))
    return {
      ...found,
      words: join([found.words, besides?.words ?? null]),
      question: besides?.question ?? found.question,
    }
  }
  const answerBefore = (before: readonly PlainText[]) => followUpIn(state, knownFollowUps, before)
  if (found && !small.has(found.id))
    return isRepair && isPlainAnswer(found.id) ? repaired(state, heard, found, answerBefore) : thanked(heard, found)
  if (isRepair) {
    const foreseen = knownExchange(state, heard) ?? reasonsAnswer(state, sentences, knownWeights)
    return repaired(state, heard, foreseen, answerBefore)
  }
  const held = heldAnswer(state, message, sentences)
  if (held) return held
  const isGrave = reading.level === 'crise'
  const answered =
    safetyAnswer(state, heard, { isGrave }) ?? (found || heard.isAnswered ? null : productAnswer(state, message))
  const stays = isDoubt ? unusedWording(state, 'doubt question', ofDoubt) : null
  if (answered) return { ...only(answered), question: stays, namesLine: found?.namesLine === true }
  const refused = found ? null : boundaryAnswer(state, message, sentences)
  if (refused) return { ...only(refused), isQuiet: true }
  return reasonsAnswer(state, sentences) ?? found
}

/** A clear no to the question about suicide is received before what comes with it. */
function thanked({ asked, sentences }: Heard, found: CareAnswer): CareAnswer {
  const isDenied = asked === 'suicide' && sentences.some(deniesSuicide)
  return isDenied ? { ...found, words: join(['Merci de me répondre clairement.', found.words]) } : found
}

/** Numbers are refused by somebody who has what could kill within reach: that is why they stay. */
function lineKeptAgainstThem(state: ConversationState, sentences: readonly PlainText[]): ReturnType<typeof followUpIn> {
  if (state.atHand === null || !sentences.some((sentence) => refusals.some(({ isMet }) => isMet(sentence)))) return null
  const words = nextWording(state, 'line kept', [
    'Je l’entends, ce numéro lasse. Tant que ce qui peut vous blesser est à portée, je le garde sous vos yeux ; le reste, je le lis aussi.',
    'Oui, je me répète, parce que ce qui est près de vous m’inquiète. Mettez-le hors de portée, et nous parlerons d’autre chose.',
  ])
  return words ? { ...only(words), id: 'numéro-gardé', refusesLine: false } : null
}

/** What weighs on somebody: answered for itself, or named with the rest where much weighs at once. */
function reasonsAnswer(
  state: ConversationState,
  sentences: readonly PlainText[],
  known: readonly KnownFollowUp[] = knownReasons,
): CareAnswer | null {
  const names = weightsIn(sentences)
  const first = followUpIn(state, known, sentences)
  if (!first || names.length < 2) return first
  const all = names.join(', ')
  const words = nextWording(state, 'much at once', [
    `${all} : cela fait beaucoup à la fois, et il y a de quoi perdre pied.`,
    `${all} : chacune de ces choses suffirait à faire vaciller.`,
  ])
  return words ? { ...first, words: capitalised(words) } : first
}

function weightsIn(sentences: readonly PlainText[]): string[] {
  const met = metIn(knownReasons, sentences)
  return knownReasons.flatMap((entry) => (entry.named && met.has(entry) ? [entry.named] : []))
}

/** Whether several losses are told at once. */
export const weighsMuch = (sentences: readonly PlainText[]): boolean => weightsIn(sentences).length > 1

/** Who holds somebody back is heard before what « il vient » or « il dort » would say of company. */
function heldAnswer(state: ConversationState, message: string, sentences: readonly PlainText[]): CareAnswer | null {
  const held = followUpIn(state, knownHolds, sentences)
  if (held) state.heldBy = peopleIn(message)[0]?.called ?? state.heldBy
  return held
}

/** Whether a message asks or refuses something that is answered for itself. */
export function isFollowUp(sentences: readonly PlainText[]): boolean {
  return [...metIn(knownFollowUps, sentences)].some(({ id }) => !small.has(id))
}

/** Whether a message tells what hurts, or what holds somebody back. */
export function isOfReasons(sentences: readonly PlainText[]): boolean {
  return metIn(knownReasons, sentences).size > 0
}

/** Numbers are refused, or what we are is held against us: no guess at danger is made of it. */
export function isRefusal(sentences: readonly PlainText[]): boolean {
  return [...metIn(knownFollowUps, sentences)].some(
    ({ id, refusesLine }) => refusesLine || id === 'colère' || id === 'humain',
  )
}

const forbidden = new Set(['texte-d-adieu', 'demande-de-méthode', 'diagnostic-ou-dose'])

/** What is never given is refused before anything else is said. */
export function isForbiddenRequest(sentences: readonly PlainText[]): boolean {
  return [...metIn(knownFollowUps, sentences)].some(({ id }) => forbidden.has(id))
}

/** Last words are refused by themselves. */
export function asksForFarewell(sentences: readonly PlainText[]): boolean {
  return knownFollowUps.some(({ id, isMet }) => id === 'texte-d-adieu' && sentences.some(isMet))
}

/** « Mon copain va me quitter », said back as it is, would foretell it. */
const FORETELLS = /(?:^|\s)(?:va|vont) /u

/** Their own words, where they can be said back. */
export function echo(state: ConversationState, message: string): string | null {
  const said = reflect(state, message, { isVerdict: false })
  return said && !FORETELLS.test(said) ? said : null
}

/** Nothing of the kind: their words are said back, unless danger is near. */
export function stillRead(state: ConversationState, heard: Heard): CareAnswer {
  if (heard.isAnswered) return only('')
  const known = knownExchange(state, heard)
  if (known) return known
  const open = asksByYesOrNo(heard.message) ? unanswered(state, heard.message) : null
  if (open) return only(open)
  if (state.risk.immediate) return only(nextWording(state, 'meanwhile', wordings.meanwhile))
  const said = echo(state, heard.message)
  return (
    (said ? only(said) : null) ??
    ordinaryWords(state, heard) ??
    only(nextWording(state, 'meanwhile', wordings.meanwhile))
  )
}

/** Those that fit. All are asked about one sentence before the next: a sentence is gone through once. */
export function metIn(known: readonly KnownFollowUp[], sentences: readonly PlainText[]): ReadonlySet<KnownFollowUp> {
  return new Set(sentences.flatMap((sentence) => known.filter(({ isMet }) => isMet(sentence))))
}

/** Advice is given once in each of its wordings; a refusal, and what is to be called for at once, as often as it is needed. */
function mayReturn({ id, namesLine, refusesLine, isAll, isQuiet, isSaidOnce }: KnownFollowUp): boolean {
  if (isSaidOnce) return false
  return namesLine === true || refusesLine === true || isAll === true || isQuiet === true || forbidden.has(id)
}

/** The first follow-up that fits and was not said too often. */
export function followUpIn(
  state: ConversationState,
  known: readonly KnownFollowUp[],
  sentences: readonly PlainText[],
  isUrgent = false,
): (CareAnswer & { id: string; refusesLine: boolean }) | null {
  const met = metIn(known, sentences)
  for (const entry of known) {
    if (!met.has(entry)) continue
    const { id, answers, urgent, questions = [], isQuiet, isAll, namesLine, refusesLine, tells } = entry
    const words =
      isUrgent && urgent
        ? nextWording(state, `urgent follow-up ${id}`, urgent)
        : (mayReturn(entry) ? nextWording : unusedWording)(state, `follow-up ${id}`, withoutLeaving(state, answers))
    if (!words) continue
    if (tells) state.safety[tells] = true
    if (refusesLine) state.lineRefusedAt = state.turn
    return {
      id,
      words,
      question: unusedWording(state, `${id} question`, withoutLeaving(state, questions)),
      isQuiet: isQuiet === true,
      namesLine: namesLine === true,
      isAll: isAll === true,
      refusesLine: refusesLine === true,
    }
  }
  return null
}

/** The gravest of it was not said in so many words: it is asked, and not told to them. */
export function isUnsure({ signals }: Pick<Reading, 'signals'>): boolean {
  const gravest = signals.reduce<Level>((highest, { level }) => higherLevel(highest, level), 'none')
  return signals.length > 0 && signals.every(({ rule, level }) => rule === SECOND_READING || level !== gravest)
}
