import { higherLevel, type Level, type Reading, type Signal, type Situation, situations } from '../risk.ts'
import { lexicon } from './lexicon.ts'
import { compileFinder, compileTest } from './matcher.ts'
import type { PlainText } from './normalise.ts'
import { isExcused, readSentences, type Sentence } from './read-sentences.ts'
import type { Frame, Rule } from './rule.ts'
import { constellations } from './rules/constellations.ts'
import { cannotSpeak, distress, means } from './rules/context.ts'
import { crisisActs } from './rules/crisis-acts.ts'
import { crisisDeparture } from './rules/crisis-departure.ts'
import { crisisSigns } from './rules/crisis-signs.ts'
import { crisisThoughts } from './rules/crisis-thoughts.ts'
import { crisisVeiled } from './rules/crisis-veiled.ts'
import { dangerConstellations } from './rules/danger-constellations.ts'
import { dangerOthers } from './rules/danger-others.ts'
import { dangerSigns } from './rules/danger-signs.ts'
import { dangerViolence } from './rules/danger-violence.ts'
import { vigilance } from './rules/vigilance.ts'
import { vigilanceConstellations } from './rules/vigilance-constellations.ts'
import { dangerNamedIn } from './second-reading/danger-named-in.ts'
import { type Likelihoods, learntReader, type SecondReader } from './second-reading/second-reader.ts'

const allRules: readonly Rule[] = [
  ...crisisActs,
  ...crisisThoughts,
  ...crisisVeiled,
  ...constellations,
  ...crisisSigns,
  ...crisisDeparture,
  ...dangerOthers,
  ...dangerViolence,
  ...dangerConstellations,
  ...dangerSigns,
  ...vigilance,
  ...vigilanceConstellations,
]

const compile = (patterns: readonly string[]) => compileFinder(patterns, lexicon)
const rules = allRules.map((rule) => ({ ...rule, isMet: compileTest(rule.patterns, lexicon) }))
const distressFinder = compile(distress)
const meansFinder = compile(means)
const cannotSpeakFinder = compile(cannotSpeak)
const someoneElseFinder = compile(['{proche}', '(il|elle)'])
const speakerFinder = compile(['(je|moi)'])

/** What earlier messages said, as far as it changes the reading of this one. */
export interface Before {
  distress: boolean
}

export type DetectRisk = (message: string, before?: Before) => Reading

/** Reads one message. Pure and immediate: no network, no clock, same message same reading. */
export const detectRisk = riskDetector(learntReader)

/** The whole detector around a second reader: its own, or one that is being measured. */
export function riskDetector(readAgain: SecondReader): DetectRisk {
  return (message, before = { distress: false }) => {
    const sentences = readSentences(message)
    const likely = readAgain(sentences)
    const signals = [...notQuieted(byRules(sentences), likely), ...bySecondReading(sentences, likely)]
    const whole = sentences.flatMap((sentence) => sentence.masked)
    const inDistress = signals.length > 0 || distressFinder.isIn(whole)
    const asksAboutMeans = sentences.some(
      (sentence) => meansFinder.isIn(sentence.masked) && sentence.frames.length === 0,
    )
    if (asksAboutMeans && (inDistress || before.distress)) {
      signals.push({ rule: 'détresse-et-moyen', level: 'crise', situation: 'method-question', immediate: true })
    }
    return { ...summarise(signals, inDistress, cannotSpeakFinder.isIn(whole)), uneasy: isUneasy(whole.length, likely) }
  }
}

function byRules(sentences: Sentence[]): FoundSignal[] {
  const neighbours = sentences.length <= SHORT_MESSAGE_SENTENCES ? sentences : []
  return sentences.flatMap((sentence) => signalsIn(sentence, neighbours))
}

/** From this likelihood of a crisis or a danger on, the second reader alone raises the level. Set on messages it had not learnt from: see docs/decisions/0026. */
const ALARMED = 0.45
/** Where an excuser spoke it must be surer. */
const ALARMED_ALL_THE_SAME = 0.8
/** A few words hold little to judge by, and most turns of a conversation are short: « et après ? », « je vais y réfléchir ». */
const FEW_WORDS = 8
const TOO_FEW_WORDS = 4
const ALARMED_BY_FEW_WORDS = 0.9
/** Once alarmed, whatever is this likely is answered: the line for the danger beside the one for the crisis. */
const WORTH_A_LINE = 0.1
/** It quiets a rule only when it is this sure that nothing is wrong, and never one that saw an act under way. */
const SURE_OF_NOTHING = { vigilance: 0.3, danger: 0.9, crise: 0.7 }
const SURE_OF_NO_URGENCY = 0.95
/** Below this likelihood of nothing, the reply names a person to turn to, without any number. */
const UNEASY = 0.6
const VERY_UNEASY = 0.3

const neverQuieted = new Set<Situation>(['attempt', 'other-imminent', 'voices'])

function notQuieted(found: FoundSignal[], likely: Likelihoods): FoundSignal[] {
  return found.filter(
    ({ level, situation, immediate }) =>
      neverQuieted.has(situation) || likely.none < (immediate ? SURE_OF_NO_URGENCY : SURE_OF_NOTHING[level]),
  )
}

function bySecondReading(sentences: Sentence[], likely: Likelihoods): FoundSignal[] {
  const words = sentences.map(({ masked }) => masked)
  const count = words.flat().length
  if (count < TOO_FEW_WORDS) return []
  const least = count < FEW_WORDS ? ALARMED_BY_FEW_WORDS : sentences.some(isExcused) ? ALARMED_ALL_THE_SAME : ALARMED
  if (likely.crise + likely.danger < least) return []
  const raised = { rule: SECOND_READING, immediate: false }
  const found: FoundSignal[] = []
  if (likely.crise >= WORTH_A_LINE) {
    found.push({ ...raised, level: 'crise', situation: ofSomeoneElse(words.flat()) ? 'other-imminent' : 'veiled' })
  }
  if (likely.danger >= WORTH_A_LINE) found.push({ ...raised, level: 'danger', situation: dangerNamedIn(words) })
  return found
}

function isUneasy(words: number, likely: Likelihoods): boolean {
  return words >= TOO_FEW_WORDS && likely.none < (words < FEW_WORDS ? VERY_UNEASY : UNEASY)
}

function ofSomeoneElse(words: PlainText): boolean {
  return someoneElseFinder.isIn(words) && !speakerFinder.isIn(words)
}

const SECOND_READING = 'seconde-lecture'

type FoundSignal = Signal & { immediate: boolean }

/** A long message changes subject: what one sentence sets says nothing of the next. */
const SHORT_MESSAGE_SENTENCES = 3

/** Settings that a sentence opens for the one beside it: « Je fais un exposé. Pourquoi les gens se suicident-ils ? » A crisis is excused by its own sentence alone. */
const reachesNeighbours = new Set<Frame>(['study', 'fiction', 'news', 'resolved-past'])

function signalsIn(sentence: Sentence, neighbours: Sentence[]): FoundSignal[] {
  const excusedBy = (frame: Frame, level: Level) =>
    sentence.frames.includes(frame) ||
    (level !== 'crise' &&
      reachesNeighbours.has(frame) &&
      neighbours.some((neighbour) => neighbour.frames.includes(frame)))
  return rules
    .filter((rule) => !rule.unless?.some((frame) => excusedBy(frame, rule.level)) && rule.isMet(sentence.masked))
    .map(({ id, level, situation, immediate = false }) => ({ rule: id, level, situation, immediate }))
}

function summarise(signals: FoundSignal[], inDistress: boolean, unableToSpeak: boolean): Omit<Reading, 'uneasy'> {
  const level = signals.reduce<Level>((highest, signal) => higherLevel(highest, signal.level), 'none')
  const atLevel = signals.filter((signal) => signal.level === level)
  return {
    level,
    situation: mostUrgent(atLevel.map((signal) => signal.situation)),
    signals: signals.map(({ rule, level: ofSignal, situation }) => ({ rule, level: ofSignal, situation })),
    immediate: atLevel.some((signal) => signal.immediate),
    cannotSpeak: unableToSpeak,
    distress: inDistress,
  }
}

/** `situations` is written from the most to the least urgent within each level. */
function mostUrgent(named: Situation[]): Situation | null {
  return situations.find((situation) => named.includes(situation)) ?? null
}
