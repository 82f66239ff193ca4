import { classes } from '#domain/chat/reading/classes.ts'
import type { Lesson } from './lessons.ts'

const LEAST = 0.5
const MOST = 3

/** Rare classes teach more, common ones less, by the root of how rare they are: seven dangers share a tenth of the messages. */
export function balanceClasses(lessons: readonly Lesson[]): Lesson[] {
  const counts = classes.map((_, at) => lessons.filter(({ targets }) => targets === 1 << at).length)
  const mean = lessons.length / classes.length
  const weights = counts.map((count) => Math.min(MOST, Math.max(LEAST, Math.sqrt(mean / Math.max(1, count)))))
  return lessons.map((lesson) => {
    const allowed = weights.filter((_, at) => (lesson.targets & (1 << at)) !== 0)
    const own = allowed.reduce((sum, weight) => sum + weight, 0) / allowed.length
    return { ...lesson, weight: lesson.weight * own }
  })
}
