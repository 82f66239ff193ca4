import { rememberingWords } from '../reading/word-memory.ts'
import learnt from './topic-weights.json' with { type: 'json' }

const STEM_LETTERS = 6
const FEWEST = 2.5

/** Weight of each stem for each topic, in tenths; trained by `npm run learn:topics`. */
const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = learnt
const stemOf = rememberingWords((word) => word.slice(0, STEM_LETTERS))

/** Grief is offered only for a word of loss: offered by chance it hurts. */
const LOSS = /^(?:mort|deces|decede|deuil|veuf|veuve|enter|obsequ|cimeti|dispar|piquer)/

const NO_LOSS = /^(?:fatig|rire|stres|trouil|honte|faim|peur|soif|enui|froid|chaud)/

/** « morte de fatigue » is no loss. */
const tellsOfLoss = (words: readonly string[]) =>
  words.some((word, at) => LOSS.test(word) && !NO_LOSS.test(words[at + 2] ?? ''))

/** Topics that plain words (no accents, no doubled letters) may be about, likeliest first; none without evidence. */
export function topicsOfWords(words: readonly string[]): string[] {
  const sums = new Map<string, number>()
  for (const stem of new Set(words.map(stemOf)))
    for (const [topic, weight] of Object.entries(weights[stem] ?? {}))
      sums.set(topic, (sums.get(topic) ?? 0) + weight / 10)
  return [...sums]
    .filter(([topic, sum]) => sum >= FEWEST && (topic !== 'grief' || tellsOfLoss(words)))
    .toSorted((a, b) => b[1] - a[1])
    .map(([topic]) => topic)
}
