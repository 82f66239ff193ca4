import { higherLevel, type Level, type Reading, type Signal, type Situation, situations } from '../risk.ts'
import { frames as framePatterns, idioms, negations, takesBack } from './excusers.ts'
import { lexicon } from './lexicon.ts'
import { type PlainText, toSentences } from './normalise.ts'
import { compilePatterns, compileTest } from './pattern.ts'
import { type Frame, frameNames, type Rule } from './rule.ts'
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

const compile = (patterns: readonly string[]) => compilePatterns(patterns, lexicon)
const rules = allRules.map((rule) => ({ ...rule, isMet: compileTest(rule.patterns, lexicon) }))
const idiomFinder = compile(idioms)
const negationFinder = compile(negations)
const frameFinders = frameNames.map((frame) => ({ frame, finder: compile(framePatterns[frame]) }))
const distressFinder = compile(distress)
const meansFinder = compile(means)
const cannotSpeakFinder = compile(cannotSpeak)

const found = (finder: RegExp, text: string) => text.search(finder) >= 0

/** What earlier messages said, as far as it changes the reading of this one. */
export interface Before {
  distress: boolean
}

/** Reads one message. Pure and immediate: no network, no clock, same message same reading. */
export function detectRisk(message: string, before: Before = { distress: false }): Reading {
  const sentences = toSentences(message).map(readSentence)
  const neighbours = sentences.length <= SHORT_MESSAGE_SENTENCES ? sentences : []
  const signals: FoundSignal[] = sentences.flatMap((sentence) => signalsIn(sentence, neighbours))
  const whole = sentences.map((sentence) => sentence.masked).join('')
  const inDistress = signals.length > 0 || found(distressFinder, whole)
  const asksAboutMeans = sentences.some(
    (sentence) => found(meansFinder, sentence.masked) && sentence.frames.length === 0,
  )
  if (asksAboutMeans && (inDistress || before.distress)) {
    signals.push({ rule: 'détresse-et-moyen', level: 'crise', situation: 'method-question', immediate: true })
  }
  return summarise(signals, inDistress, found(cannotSpeakFinder, whole))
}

type FoundSignal = Signal & { immediate: boolean }

interface Sentence {
  /** The sentence without what idioms and negations explain away. */
  masked: string
  frames: Frame[]
}

function readSentence(plain: PlainText): Sentence {
  return {
    masked: withoutDenials(plain.replace(idiomFinder, '_ ')),
    frames: frameFinders.filter(({ finder }) => found(finder, plain)).map(({ frame }) => frame),
  }
}

function withoutDenials(text: string): string {
  return text.replace(negationFinder, (denied: string, offset: number) =>
    takesBack.test(text.slice(offset + denied.length)) ? denied : '_ ',
  )
}

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

function summarise(signals: FoundSignal[], inDistress: boolean, unableToSpeak: boolean): Reading {
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
