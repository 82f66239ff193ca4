import { facts } from './facts.ts'
import { feelings } from './feelings.ts'
import { intentions } from './intentions.ts'
import { others } from './others.ts'
import type { Shape } from './shape.ts'

/** In the order in which they win when a message holds several: what is felt first, plain facts last. */
export const shapes: readonly Shape[] = [...feelings, ...intentions, ...others, ...facts]
