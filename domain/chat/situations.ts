import type { Level } from './risk.ts'

/** Situations answered by a care flow, with their level. */
export const levelOfSituation = {
  'suicidal-thoughts': 'crise',
  'suicide-plan': 'crise',
  overdose: 'crise',
  wound: 'crise',
  'self-harm-urge': 'crise',
  voices: 'crise',
  'method-question': 'crise',
  'other-in-crisis': 'crise',
  despair: 'vigilance',
  'worry-for-other': 'vigilance',
  'bereaved-by-suicide': 'vigilance',
  'eating-distress': 'vigilance',
  'intrusive-thoughts': 'vigilance',
  'not-well': 'vigilance',
  'partner-violence': 'danger',
  'sexual-violence': 'danger',
  'child-in-danger': 'danger',
  medical: 'danger',
  'danger-to-others': 'danger',
  'parent-at-limit': 'danger',
  'elder-abuse': 'danger',
  'cyber-violence': 'danger',
} as const satisfies Record<string, Exclude<Level, 'none'>>

export type Situation = keyof typeof levelOfSituation

/** Another person does harm. */
export const isViolence: ReadonlySet<Situation> = new Set([
  'partner-violence',
  'sexual-violence',
  'child-in-danger',
  'cyber-violence',
  'elder-abuse',
])

export const isAboutAnother: ReadonlySet<Situation> = new Set(['other-in-crisis', 'worry-for-other'])

/** Not left for another situation that is only likely. */
export const staysFirst: ReadonlySet<Situation> = new Set([
  'overdose',
  'wound',
  'medical',
  'parent-at-limit',
  'other-in-crisis',
  'worry-for-other',
])

/** An act is under way or was just done: emergency services come first, without delay. */
export const isUnderWay: ReadonlySet<Situation> = new Set(['overdose', 'wound', 'medical'])
