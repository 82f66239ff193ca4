import body from './body.json' with { type: 'json' }
import type { KnownQuestion } from './known-question.ts'

/** Of several that fit, the first answers. */
export const knownQuestions: readonly KnownQuestion[] = [...body]
