import { learnExchanges } from './exchanges/exchange-answer.ts'
import { learnKnownQuestions } from './known-questions/known-answer.ts'
import { learnTerms } from './known-terms/term-answer.ts'
import { meaningReader } from './meaning/meaning.ts'
import { meaningFeatures } from './meaning/meaning-features.ts'
import { learnSituations, type Written } from './recognise.ts'
import { learnSpellingFrom } from './spelling.ts'
import { learnThings } from './unsaid/said-things.ts'

let knowing: Promise<void> | null = null

/**
 * Reads what was written of people's lives. To be awaited before the first answer: until then nothing of it is recognised, and
 * a server that nobody talks to keeps none of it in memory.
 */
export function knowSituations(): Promise<void> {
  knowing ??= readAll()
  return knowing
}

async function readAll(): Promise<void> {
  const written = await import('./situations/all-situations.ts')
  const { default: meanings } = await import('./meaning/meanings.json', { with: { type: 'json' } })
  const reader = meaningReader(meanings, await meaningFeatures(written.thesaurus))
  await learnSituations(written, reader)
  await learnThings()
  learnKnownQuestions((await import('./known-questions/all-known-questions.ts')).knownQuestions)
  learnTerms((await import('./known-terms/terms.json', { with: { type: 'json' } })).default)
  learnExchanges((await import('./exchanges/all-families.ts')).families, reader)
  learnSpellingFrom(() => wordingsOf(written))
}

/** All that we say of what people live through. */
function* wordingsOf({ situations, moments }: Written): Iterable<string> {
  for (const { heard, questions, advice, answers } of situations) {
    yield* [...heard, ...questions, ...advice]
    for (const answer of answers) yield* answer.heard
  }
  for (const { heard, questions = [], advice = [] } of moments) yield* [...heard, ...questions, ...advice]
}
