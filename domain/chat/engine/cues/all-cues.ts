import { choices } from './choices.ts'
import type { Cue } from './cue.ts'
import { feelings } from './feelings.ts'
import { moments } from './moments.ts'
import { others } from './others.ts'

/** In the order they win when a message holds several: what was done or lived first, when it happens last. */
export const cues: readonly Cue[] = [...choices, ...feelings, ...others, ...moments]
