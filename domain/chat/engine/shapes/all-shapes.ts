import { facts } from './facts.ts'
import { feelings } from './feelings.ts'
import { intentions } from './intentions.ts'
import { others } from './others.ts'
import type { Shape } from './shape.ts'

/** In the order in which they win when a message holds several: what others say or do first, then what is felt, plain facts last. */
export const shapes: readonly Shape[] = [...others, ...feelings, ...intentions, ...facts]
