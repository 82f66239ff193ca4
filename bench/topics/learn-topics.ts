import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { toSentences } from '#domain/chat/reading/normalise.ts'
import { readSet } from '../safety/read-set.ts'

/**
 * `npm run learn:topics`: naive Bayes weights of words by chat topic, as log-odds in tenths. The examples are sentences of
 * everyday situations: `said.tsv`, and those messages of `bench/safety` whose category is a topic.
 */
interface Example {
  topic: string
  text: string
}

const FEWEST_TIMES = 3
const FEWEST_TENTHS = 7
const MOST_TENTHS = 40
const STEM_LETTERS = 6

const said: Example[] = readFileSync(new URL('said.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([topic = '', text = '']) => ({ topic, text }))
const messages = [...readSet('life'), ...readSet('held-out-life')].filter(({ category }) => category !== 'vie')
const examples = [...said, ...messages.map(({ category, text }): Example => ({ topic: category, text }))]
const topics = [...new Set(examples.map(({ topic }) => topic))].toSorted()
const totals = new Map(topics.map((topic) => [topic, examples.filter((example) => example.topic === topic).length]))

const counts = new Map<string, Map<string, number>>()
for (const { topic, text } of examples) {
  for (const stem of new Set(
    toSentences(text)
      .flat()
      .map((word) => word.slice(0, STEM_LETTERS)),
  )) {
    const ofStem = counts.get(stem) ?? new Map<string, number>()
    ofStem.set(topic, (ofStem.get(topic) ?? 0) + 1)
    counts.set(stem, ofStem)
  }
}

const learnt: Record<string, Record<string, number>> = {}
for (const [stem, ofStem] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const times = [...ofStem.values()].reduce((sum, count) => sum + count, 0)
  if (times < FEWEST_TIMES || stem.length < 3) continue
  const weights = topics.flatMap((topic): [string, number][] => {
    const inside = ((ofStem.get(topic) ?? 0) + 0.2) / ((totals.get(topic) ?? 0) + 2)
    const outside = (times - (ofStem.get(topic) ?? 0) + 0.2) / (examples.length - (totals.get(topic) ?? 0) + 2)
    const tenths = Math.min(MOST_TENTHS, Math.round(Math.log(inside / outside) * 10))
    return tenths >= FEWEST_TENTHS && (ofStem.get(topic) ?? 0) >= 2 ? [[topic, tenths]] : []
  })
  if (weights.length > 0) learnt[stem] = Object.fromEntries(weights)
}
const path = resolve(import.meta.dirname, '../../domain/chat/companion/topic-weights.json')
writeFileSync(path, `${JSON.stringify(learnt)}\n`)
console.log(`${Object.keys(learnt).length} stems of ${topics.length} topics`)
