import { choices } from './choices.ts'
import type { Cue } from './cue.ts'
import { feelings } from './feelings.ts'
import { lives } from './lives.ts'
import { moments } from './moments.ts'
import { others } from './others.ts'
import { turnsOfPhrase } from './turns-of-phrase.ts'

/** In the order they win when a message holds several: what was done or lived first, then when it happens, and how it is told last. */
export const cues: readonly Cue[] = [...lives, ...choices, ...feelings, ...others, ...moments, ...turnsOfPhrase]
