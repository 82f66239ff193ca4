import {
  type Danger,
  higherLevel,
  type Level,
  nothingFound,
  type Reading,
  type Situation,
  situations,
} from '../risk.ts'
import { alarmFrom, type Before, FEW_WORDS, lengthOf, standing } from './alarm-from.ts'
import { lexicon } from './lexicon.ts'
import { compileTest, type Test } from './matcher.ts'
import { partsOf } from './message-parts.ts'
import type { PlainText } from './normalise.ts'
import { type FoundSignal, graveClausesOf, type JudgedSentence, judgeSentences } from './read-rules.ts'
import { cannotSpeak, distress, means, meansAtHand, theirMeansAtHand } from './rules/context.ts'
import { crisisIn } from './second-reading/crisis-kinds.ts'
import { dangerIn } from './second-reading/danger-kinds.ts'
import { EXPLAINED_AWAY } from './second-reading/everyday.ts'
import { gravityOf, likelihoodsOf } from './second-reading/likelihoods-of.ts'
import { type Likelihoods, learntReader, type SecondReader } from './second-reading/second-reader.ts'
import { weightyWords } from './second-reading/weighty-words.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)
const tellsDistress = test(distress)
const speaksOfMeans = test(means)
const speaksOfMeansAtHand = test(meansAtHand)
const speaksOfTheirMeans = test(theirMeansAtHand)
const saysCannotSpeak = test(cannotSpeak)
const isWeighty = test(weightyWords)

const NOTHING_BEFORE: Before = { isFirst: true, distress: false, unease: false, concern: false }

export type DetectRisk = (message: string, before?: Before) => Reading

/** Reads one message. Pure and immediate: no network, no clock, same message same reading. */
export const detectRisk = riskDetector(learntReader)

/** The whole detector around a second reader: its own, or one that is being measured. */
export function riskDetector(readAgain: SecondReader): DetectRisk {
  return (message, before) => together(partsOf(message).map((part) => readPart(part, readAgain)))(before)
}

/** A message that was read, but for what earlier ones change. */
export type Heard = (before?: Before) => Reading

/**
 * The same reading part by part, for whoever lets others go first in between: nearly all of the work needs nothing but the
 * message, and may be done while the rest is looked up.
 */
export function* hearRisk(message: string): Generator<undefined, Heard> {
  const heard: Heard[] = []
  for (const part of partsOf(message)) {
    if (heard.length > 0) yield
    heard.push(readPart(part, learntReader))
  }
  return together(heard)
}

/** Parts of a message are read as if one after the other had been said, and the gravest stands for all. */
function together(parts: readonly Heard[]): Heard {
  return (before = NOTHING_BEFORE) =>
    parts.reduce<Reading>((earlier, hear) => {
      const part = hear({ ...before, distress: before.distress || earlier.distress })
      return graver(earlier, part)
    }, nothingFound)
}

function graver(one: Reading, other: Reading): Reading {
  const level = higherLevel(one.level, other.level)
  const atLevel = [one, other].filter((reading) => reading.level === level)
  return {
    level,
    situation: mostUrgent(atLevel.map(({ situation }) => situation)),
    signals: [...one.signals, ...other.signals],
    immediate: atLevel.some(({ immediate }) => immediate),
    cannotSpeak: one.cannotSpeak || other.cannotSpeak,
    distress: one.distress || other.distress,
    uneasy: one.uneasy || other.uneasy,
  }
}

/** What rules find between two commas of a long tale is read as if nothing else had been said: nobody's death drowns in a bad week. */
function readPart(message: string, readAgain: SecondReader): Heard {
  const sentences = judgeSentences(message)
  const inPassing = graveClausesOf(sentences).map((clause) => onlyIfCrisis(readAlone([clause], readAgain)))
  return together([readAlone(sentences, readAgain), ...inPassing])
}

/** Weariness or a harm said in passing is judged with what surrounds it. */
function onlyIfCrisis(hear: Heard): Heard {
  return (before) => {
    const reading = hear(before)
    return reading.level === 'crise' ? reading : nothingFound
  }
}

function readAlone(sentences: readonly JudgedSentence[], readAgain: SecondReader): Heard {
  const likely = likelihoodsOf(sentences, readAgain)
  const whole = sentences.length === 1 && sentences[0] ? sentences[0].masked : sentences.flatMap(({ masked }) => masked)
  return (before = NOTHING_BEFORE) => {
    const signals = signalsOf(sentences, likely, before)
    const inDistress = signals.length > 0 || tellsDistress(whole)
    const isHeavy = inDistress || before.distress
    // Too little for an alarm, and enough to ask how things stand.
    const suffers = inDistress || gravityOf(likely) >= WORTH_ASKING || mayDespair(likely, whole.length)
    const isOfAnother = likely.danger > CLEARLY_DANGER && likely.crise < SLIGHTEST_DOUBT
    if (isOfAnother) return { ...summarise(signals, whole, { inDistress, likely, sentences }), uneasy: true }
    if ((isHeavy && sentences.some(namesMeans)) || ((isHeavy || before.unease) && sentences.some(namesMeansAtHand)))
      signals.push({ rule: DISTRESS_AND_MEANS, level: 'crise', situation: 'method-question', immediate: true })
    if (signals.some(isFearForSomebody) && sentences.some(namesTheirMeans))
      signals.push({ rule: THEIR_MEANS, level: 'crise', situation: 'other-imminent', immediate: true })
    return {
      ...summarise(signals, whole, { inDistress: suffers, likely, sentences }),
      uneasy: isUneasy(whole.length, likely, before),
    }
  }
}

/** The rule of means named by somebody who suffers. */
export const DISTRESS_AND_MEANS = 'détresse-et-moyen'
const namesMeans = isNamed(speaksOfMeans)
const namesMeansAtHand = isNamed(speaksOfMeansAtHand)

/** The rule of a weapon within the reach of somebody one fears for. */
const THEIR_MEANS = 'proche-et-arme'
const namesTheirMeans = isNamed(speaksOfTheirMeans)
const isFearForSomebody = ({ situation }: FoundSignal): boolean => situation === 'other-worry'

function isNamed(isMet: Test) {
  return ({ masked, frames }: JudgedSentence): boolean => frames.length === 0 && isMet(masked)
}

/** Without any word that such things are told with, or where such words were denied, what is grave, or despair, must be likelier than not. */
const BARE_ALARMED = 0.55
const BARE_CONCERNED = 0.45
const TOO_FEW_WORDS = 4
/** Rules that saw an act under way, voices, or somebody else about to die are heeded at the least doubt. */
const SLIGHTEST_DOUBT = 0.05
const heededAtOnce = new Set<Situation>(['attempt', 'other-imminent', 'voices'])
/** A guess as likely as this is asked about, gently, whatever it takes to be alarmed. */
const WORTH_ASKING = 0.65
/** Despair so likely is no alarm, and somebody to turn to is named: of messages not learnt from, nine in ten that despair, one in a hundred of the others. */
const MAY_DESPAIR = 0.3
/** Once alarmed, whatever is this likely is answered: the line for the danger beside the one for the crisis. */
const WORTH_A_LINE = 0.2
/** So many times likelier, what is guessed is a danger and no crisis. */
const MOST_DANGER_BESIDE_CRISIS = 2
/** Below these likelihoods of nothing: a rule's concern is shared, the more so if two rules agree; concern is raised without one; the reply names a person, without any number. */
const concerned = {
  first: { withRule: 0.86, withRules: 0.93, bare: 0.55 },
  later: { withRule: 0.7, withRules: 0.93, bare: 0.12 },
  calm: { withRule: 0.7, withRules: 0.93, bare: 0.08 },
  // Of many passages the gravest counts: one in which nothing is all but ruled out.
  told: { withRule: 0.3, withRules: 0.6, bare: 0.11 },
}
const CONCERNED_BY_FEW_WORDS = 0.15
/** Despair is told apart from an ordinary bad day far more surely than a veiled farewell is: of messages not learnt from, below this one in five hundred was ordinary. */
const CONCERNED_BY_DESPAIR = 0.15
const uneasyBelow = { first: 0.93, later: 0.75 }
const VERY_UNEASY = 0.6
const UNEASY_BY_DESPAIR = 0.1

/** The rules say what it is about, the second reader whether it is grave: it has read the rules too, and learnt how far to trust each. */
function signalsOf(sentences: readonly JudgedSentence[], likely: Likelihoods, before: Before): FoundSignal[] {
  const found = sentences.flatMap((sentence) => sentence.found)
  const words = sentences.map(({ masked }) => masked)
  const gravity = gravityOf(likely)
  const isExplained = words.some((sentence) => sentence.includes(EXPLAINED_AWAY))
  const isBare = found.length === 0 && !before.concern && (isExplained || !words.some(isWeighty))
  if (gravity >= Math.max(alarmFrom(words.flat().length, found, likely, before), isBare ? BARE_ALARMED : 0))
    return [...found, ...bySecondReading(sentences, likely)].filter((signal) => !isOutweighed(signal, found, likely))
  const heeded = found.filter(
    ({ always, situation }) => always || (heededAtOnce.has(situation) && gravity >= SLIGHTEST_DOUBT),
  )
  return isBare && likely.none >= BARE_CONCERNED
    ? heeded
    : [...heeded, ...concernsOf(found, likely, words.flat().length, before)]
}

/** So sure a guess must be that somebody is about to die, where a rule knows that they are feared for. */
const SURER_THAN_FEAR = 0.8

/** A knife in the car of somebody who goes to stab another is no means to die. */
const CLEARLY_DANGER = 0.95

/** What is told in plain words outweighs a guess at a wish to die: a body in danger, a child one fears to throw, meals that are vomited, somebody who is feared for. */
function isOutweighed(signal: FoundSignal, found: readonly FoundSignal[], { crise, danger }: Likelihoods): boolean {
  if (signal.level !== 'crise' || signal.always) return false
  const told = found.filter(({ always }) => always)
  if (crise < SLIGHTEST_DOUBT && (danger > CLEARLY_DANGER || told.some(({ level }) => level === 'danger'))) return true
  if (isTold(signal) || found.some(({ level }) => level === 'crise')) return false
  const isFeared = told.some(isFearForSomebody) && crise < SURER_THAN_FEAR
  const isOfMeals = told.some(({ situation }) => situation === 'eating') && crise < CLEARLY_DANGER
  return isFeared || isOfMeals || told.some(({ situation }) => situation === 'medical')
}

function concernsOf(
  found: readonly FoundSignal[],
  { none, vigilance, danger, crise }: Likelihoods,
  words: number,
  before: Before,
): FoundSignal[] {
  const concerns = found.filter(({ level }) => level === 'vigilance')
  const isShared = new Set(concerns.map(({ rule }) => rule)).size > 1
  const { withRule, withRules, bare } = concerned[lengthOf(words) === 'told' ? 'told' : standing(before)]
  if (concerns.length > 0 && none < (isShared ? withRules : withRule)) return concerns
  const ofMany = vigilance > crise ? Math.max(bare, CONCERNED_BY_DESPAIR) : bare
  const mostOfNone = words < FEW_WORDS ? CONCERNED_BY_FEW_WORDS : ofMany
  // What is no clear danger is no despair either.
  if (none / (1 - danger) >= mostOfNone || words < TOO_FEW_WORDS) return []
  return [{ rule: SECOND_READING, level: 'vigilance', situation: 'unclear', immediate: false }]
}

/** Where no rule speaks, the kind that is likelier than not; against the word that a rule knows, one that is read surely: of messages not learnt from, 96 in 100. */
const LIKELY_KIND = 0.5
const SURER_THAN_A_WORD = 0.75

const VEILED = { situation: 'veiled', immediate: false } as const
const ACT = { situation: 'attempt', immediate: true } as const

/** Of messages not learnt from, nine in ten that are an act so likely are one, and four in five of the acts are met: those who rescue come first at less than even odds. */
const LIKELY_ACT = 0.3

/** Whether something was swallowed, cut or climbed over. */
function isActIn(sentences: readonly JudgedSentence[]): boolean {
  const { kind, sureness } = crisisIn(sentences)
  return (kind === 'act' ? sureness : 1 - sureness) >= LIKELY_ACT
}

/** What the danger is: who hits whom, or whose body fails. */
function dangerReadIn(sentences: readonly JudgedSentence[], enough: number): Danger | null {
  const { kind, sureness } = dangerIn(sentences)
  return sureness >= enough ? kind : null
}

/** The rule of what no rule said: likely, not certain. */
export const SECOND_READING = 'seconde-lecture'

function bySecondReading(sentences: readonly JudgedSentence[], likely: Likelihoods): FoundSignal[] {
  const raised = { rule: SECOND_READING, immediate: false }
  const found: FoundSignal[] = []
  const danger = likely.danger >= WORTH_A_LINE ? (dangerReadIn(sentences, LIKELY_KIND) ?? 'violence') : null
  // « J'ai mis la carabine dans le coffre, je monte chez lui »: what would kill is for another.
  const isForAnother = danger === 'others' && likely.ofSomeoneElse < OF_SOMEONE_ELSE * likely.crise
  const mostBeside = isForAnother ? 1 : MOST_DANGER_BESIDE_CRISIS
  if (likely.crise >= Math.max(WORTH_A_LINE, likely.danger / mostBeside))
    found.push({ ...raised, level: 'crise', ...(isActIn(sentences) ? ACT : VEILED) })
  if (danger) found.push({ ...raised, level: 'danger', situation: danger })
  if (found.length === 0) found.push({ ...raised, level: 'vigilance', situation: 'unclear' })
  return found
}

function isUneasy(words: number, { none, vigilance }: Likelihoods, { isFirst }: Before): boolean {
  const below = words < FEW_WORDS ? VERY_UNEASY : isFirst ? uneasyBelow.first : uneasyBelow.later
  return words >= TOO_FEW_WORDS && (none < below || vigilance >= UNEASY_BY_DESPAIR)
}

function mayDespair({ vigilance, crise }: Likelihoods, words: number): boolean {
  return words >= TOO_FEW_WORDS && vigilance >= MAY_DESPAIR && vigilance > crise
}

interface Impression {
  inDistress: boolean
  likely: Likelihoods
  sentences: readonly JudgedSentence[]
}

function summarise(
  signals: readonly FoundSignal[],
  whole: PlainText,
  { inDistress, likely, sentences }: Impression,
): Omit<Reading, 'uneasy'> {
  const level = signals.reduce<Level>((highest, signal) => higherLevel(highest, signal.level), 'none')
  const atLevel = signals.filter((signal) => signal.level === level)
  return {
    level,
    situation:
      (level === 'danger' ? kindOfDanger(atLevel, sentences) : ofSomeoneElse(level, likely, signals)) ??
      situationOf(atLevel),
    signals: signals.map(({ rule, level: ofSignal, situation }) => ({ rule, level: ofSignal, situation })),
    immediate: atLevel.some((signal) => signal.immediate),
    cannotSpeak: saysCannotSpeak(whole),
    distress: inDistress,
  }
}

/** Of messages not learnt from, four in five that speak of somebody else have this share, and one in six hundred of the others. */
const OF_SOMEONE_ELSE = 0.2

/** What a parent says of their child, told by the child. */
const ofTheWriter = new Set(['souhaité-mort'])

/** Rules know what is said and seldom of whom: the second reader does. */
function ofSomeoneElse(level: Level, likely: Likelihoods, signals: readonly FoundSignal[]): Situation | null {
  if (signals.some((signal) => isTold(signal) && (signal.level === 'danger' || ofTheWriter.has(signal.rule))))
    return null
  const atStake = likely.crise + likely.vigilance
  if (atStake < likely.danger || likely.ofSomeoneElse < OF_SOMEONE_ELSE * atStake) return toldOfSomeoneElse(signals)
  return level === 'crise' ? 'other-imminent' : level === 'vigilance' ? 'other-worry' : null
}

const isTold = ({ rule }: FoundSignal) => rule !== SECOND_READING

/** Fear for somebody that is told, beside a crisis that is only guessed: it is theirs. */
function toldOfSomeoneElse(signals: readonly FoundSignal[]): Situation | null {
  const told = signals.filter((signal) => isTold(signal) && signal.rule !== DISTRESS_AND_MEANS)
  const ofThem = told.find(({ situation }) => situation === 'other-worry' || situation === 'other-imminent')
  return ofThem && told.every(({ level, situation }) => level === 'vigilance' || situation === ofThem.situation)
    ? ofThem.situation
    : null
}

/** A rule that needs no second reader knows which danger it is; the others know a word of it. */
function kindOfDanger(signals: readonly FoundSignal[], sentences: readonly JudgedSentence[]): Danger | null {
  return signals.some(({ always }) => always) ? null : dangerReadIn(sentences, SURER_THAN_A_WORD)
}

/** What a rule knows comes before what is only guessed. */
function situationOf(signals: readonly FoundSignal[]): Situation | null {
  const told = signals.filter(isTold)
  return mostUrgent((told.length > 0 ? told : signals).map(({ situation }) => situation))
}

/** `situations` is written from the most to the least urgent within each level. */
function mostUrgent(named: readonly (Situation | null)[]): Situation | null {
  return situations.find((situation) => named.includes(situation)) ?? null
}
