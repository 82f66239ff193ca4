import { isHigher, type Level, levels } from '../risk.ts'
import { isUnderWay, levelOfSituation, type Situation } from '../situations.ts'
import { classes, levelOfClass, type ReadingClass } from './classes.ts'
import { clinicalRuleFor } from './clinical-rules.ts'
import { medicines } from './medicine-names.ts'
import { type PlainText, toSentences } from './normalise.ts'
import { type Passage, passagesOf } from './passages.ts'
import { plainTextOf } from './plain-text.ts'
import { type Likelihoods, readPassage } from './reader.ts'
import { nothingRead, type Reading } from './reading.ts'
import type { ClinicalRule } from './rules/clinical-rule.ts'
import thresholds from './thresholds.json' with { type: 'json' }

/** Size of the window over the last messages: a danger told in pieces is in none of them alone. */
const LONGEST_WINDOW_WORDS = 60

/** Classifies a message for danger, alone and together with the messages before it. */
export function readMessage(
  message: string,
  before: readonly string[] = [],
  plain: string = plainTextOf(message),
): Reading {
  const sentences = toSentences(message)
  const alone = gravest(passagesOf(sentences).map(readPassage))
  const rule = clinicalRuleFor(plain)
  const reading = readingFrom(alone, thresholds.alarm, thresholds.check, plain)
  const isOutdone = rule?.isGuess && reading.isPlain && isHigher(reading.level, levelOfSituation[rule.situation])
  // A rule that the classifier contradicts (a song, a joke, « je ne pense pas au suicide ») asks instead of alarming.
  if (rule && !isOutdone) {
    const isConfirmed =
      rule.isCertain ||
      confirms(alone, rule) ||
      confirms(gravest(sentences.map((sentence) => readPassage([sentence]))), rule)
    if (isConfirmed || rule.isGuess) return { ...readingOf(rule.situation, isConfirmed), isRule: true }
    return { ...nothingRead, isRule: true, needsCheck: true }
  }
  if (reading.level !== 'none' || before.length === 0) return reading
  const inContext = readTogether(sentences, before)
  if (!inContext) return reading
  const together = readingFrom(inContext, thresholds.windowAlarm, thresholds.windowCheck, plain)
  return together.level !== 'none' || together.needsCheck ? { ...together, isPlain: false } : reading
}

function confirms(alone: Likelihoods | null, { situation }: ClinicalRule): boolean {
  const least = isUnderWay.has(situation) ? thresholds.actConfirmed : thresholds.ruleConfirmed
  return alone === null || riskOf(alone) >= least
}

function readTogether(sentences: readonly PlainText[], before: readonly string[]): Likelihoods | null {
  const window: PlainText[] = [...sentences]
  let words = wordsIn(window)
  for (const earlier of before.toReversed()) {
    const more = toSentences(earlier)
    words += wordsIn(more)
    if (words > LONGEST_WINDOW_WORDS) break
    window.unshift(...more)
  }
  return window.length > sentences.length ? readPassage(window) : null
}

const wordsIn = (passage: Passage) => passage.reduce((sum, sentence) => sum + sentence.length, 0)

const riskOf = (likelihoods: Likelihoods) => 1 - likelihoods.none

function gravest(passages: readonly Likelihoods[]): Likelihoods | null {
  return passages.reduce<Likelihoods | null>(
    (worst, passage) => (worst && riskOf(worst) >= riskOf(passage) ? worst : passage),
    null,
  )
}

function readingFrom(likelihoods: Likelihoods | null, alarm: number, check: number, plain: string): Reading {
  if (!likelihoods) return nothingRead
  const risk = riskOf(likelihoods)
  if (risk < alarm) return { ...nothingRead, needsCheck: risk >= check }
  return readingOf(situationOf(likelihoods, plain), risk >= thresholds.plain)
}

function readingOf(situation: Situation, isPlain: boolean): Reading {
  return { level: levelOfSituation[situation], situation, isPlain, needsCheck: false }
}

const situationOfClass: Readonly<Record<Exclude<ReadingClass, 'none' | 'crise-act'>, Situation>> = {
  'vigilance-own': 'despair',
  'vigilance-other': 'worry-for-other',
  'crise-thought': 'suicidal-thoughts',
  'crise-other': 'other-in-crisis',
  'partner-violence': 'partner-violence',
  'sexual-violence': 'sexual-violence',
  child: 'child-in-danger',
  medical: 'medical',
  others: 'danger-to-others',
  elder: 'elder-abuse',
  cyber: 'cyber-violence',
}

const ofLevel = (level: Level) => classes.filter((name) => levelOfClass(name) === level)

/** Likeliest level first, then the likeliest class within it: three classes share the probability of danger. */
function situationOf(likelihoods: Likelihoods, plain: string): Situation {
  const sum = (level: Level) => ofLevel(level).reduce((total, name) => total + likelihoods[name], 0)
  const level = levels.slice(1).reduce((best, other) => (sum(other) > sum(best) ? other : best), 'vigilance' as Level)
  const name = ofLevel(level).reduce((best, other) => (likelihoods[other] > likelihoods[best] ? other : best))
  if (name === 'crise-act') return actIn(plain)
  return name === 'none' ? 'despair' : situationOfClass[name]
}

const TAKEN = new RegExp(
  ` (?:pris|prise|prises|avale\\w*|gobe\\w*|englouti\\w*|bu|inject\\w*|${medicines}|boites?|plaquettes?|gouttes?|javel|surdose|overdose) `,
)
const WOUNDED = / (?:coupe\w*|entaille\w*|taillade\w*|veines?|saigne\w*|sang|lame|rasoir|cutter|ouvert les|poignets?) /

/** Chooses the situation by the words about the act: somebody on a bridge is not asked what they have taken. */
function actIn(plain: string): Situation {
  if (TAKEN.test(plain)) return 'overdose'
  return WOUNDED.test(plain) ? 'wound' : 'suicide-plan'
}
