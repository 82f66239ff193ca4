/** What a message may show about the safety of a person, and what the conversation remembers of it. */

export const levels = ['none', 'vigilance', 'danger', 'crise'] as const
export type Level = (typeof levels)[number]

/** Dangers that come from others, from the body, or that threaten somebody else, each with its own help line: the first that fits is answered. */
export const dangers = [
  'medical',
  'others',
  'child',
  'elder',
  'cyber',
  'sexual-violence',
  'partner-violence',
  'violence',
] as const
export type Danger = (typeof dangers)[number]

export const situations = [
  ...dangers,
  'attempt',
  'plan',
  'farewell',
  'intent',
  'method-question',
  'voices',
  'self-injury',
  'ideation',
  'veiled',
  'other-imminent',
  'passive',
  'hopeless',
  'burden',
  'unbearable',
  'relapse',
  'bereaved',
  'other-worry',
  'bullied',
  'severe',
  'substance',
  'eating',
  'unclear',
] as const
export type Situation = (typeof situations)[number]

export interface Signal {
  /** The rule that spoke, so that any reading can be explained. */
  rule: string
  level: Exclude<Level, 'none'>
  situation: Situation
}

export interface Reading {
  level: Level
  /** The situation to answer first; null when nothing was found. */
  situation: Situation | null
  signals: Signal[]
  /** An act under way, a plan, a place or a near time: emergency services come first. */
  immediate: boolean
  /** The person says that they cannot speak aloud: help is offered by text message. */
  cannotSpeak: boolean
  /** Nothing sure, but heavy: the reply names a person to turn to, without any number. */
  uneasy: boolean
  /** Distress too ordinary to be a level of its own, but which turns a question about means into a crisis. */
  distress: boolean
}

export const nothingFound: Reading = {
  level: 'none',
  situation: null,
  signals: [],
  immediate: false,
  cannotSpeak: false,
  uneasy: false,
  distress: false,
}

const rank: Record<Level, number> = { none: 0, vigilance: 1, danger: 2, crise: 3 }

export function higherLevel(a: Level, b: Level): Level {
  return rank[a] >= rank[b] ? a : b
}

/** Where somebody speaks of their own death, wished, planned or seen coming. */
export const ownDeathSituations: ReadonlySet<Situation | null> = new Set([
  'ideation',
  'intent',
  'plan',
  'farewell',
  'veiled',
  'passive',
  'hopeless',
  'burden',
])
