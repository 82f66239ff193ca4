import type { ExerciseFlow } from '../flow.ts'
import { breathing } from './exercises/breathing.ts'
import { grounding } from './exercises/grounding.ts'
import { kindness } from './exercises/kindness.ts'
import { panic } from './exercises/panic.ts'
import { sleepNow } from './exercises/sleep-now.ts'
import { sleepExercise } from './exercises/sleep-week.ts'
import { smallStep } from './exercises/small-step.ts'
import { thoughtRecord } from './exercises/thought-record.ts'
import { unsentLetter } from './exercises/unsent-letter.ts'
import { worryTime } from './exercises/worry-time.ts'

/** Exercises in the order of their chips. */
export const exerciseFlows: readonly ExerciseFlow[] = [
  breathing,
  grounding,
  panic,
  sleepNow,
  sleepExercise,
  thoughtRecord,
  worryTime,
  smallStep,
  unsentLetter,
  kindness,
]

/** Exercise that the words ask for by name. */
export function exerciseAskedFor(plain: string): ExerciseFlow | undefined {
  return exerciseFlows.find(({ asks }) => asks.some((form) => form.test(plain)))
}
