import { cultureFrames } from './excusers/frames-of-culture.ts'
import { lifeFrames } from './excusers/frames-of-life.ts'
import { deathIdioms } from './excusers/idioms-of-death.ts'
import { departureIdioms } from './excusers/idioms-of-departures.ts'
import { exaggerations } from './excusers/idioms-of-exaggeration.ts'
import { gestureIdioms } from './excusers/idioms-of-gestures.ts'
import { harmIdioms } from './excusers/idioms-of-harm.ts'
import { pursuitIdioms } from './excusers/idioms-of-pursuits.ts'
import type { Frame } from './rule.ts'

/**
 * Turns of phrase that use the words of death and violence without meaning them. Each cancels the words it covers and
 * nothing else: « mort de rire » does not excuse what comes after it.
 */
export const idioms: readonly string[] = [
  ...harmIdioms,
  ...gestureIdioms,
  ...deathIdioms,
  ...departureIdioms,
  ...pursuitIdioms,
  ...exaggerations,
]

export const frames: Record<Frame, readonly string[]> = { ...cultureFrames, ...lifeFrames }
