import { answersTold } from './answers-told.ts'
import { asleepAtTheWheel } from './asleep-at-the-wheel.ts'
import { facts } from './facts.ts'
import { feelings } from './feelings.ts'
import { intentions } from './intentions.ts'
import { livesTold } from './lives-told.ts'
import { others } from './others.ts'
import { peopleTold, saidByOthers, saidHarshly } from './people-told.ts'
import type { Shape } from './shape.ts'

/** What weighs most in a message, wherever it stands in it: somebody and what they did, a loss, a sum, a load. The heaviest first. */
export const things: readonly Shape[] = [asleepAtTheWheel, saidByOthers, saidHarshly, ...peopleTold, ...livesTold]

/** Read by what they answer. */
export const answerShapes: readonly Shape[] = answersTold.map(({ shape }) => shape)

/** In the order in which they win when a message holds several: what others say or do first, then what is felt, plain facts last. */
export const shapes: readonly Shape[] = [...others, ...feelings, ...intentions, ...facts]
