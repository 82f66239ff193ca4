import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { learnWeights } from './safety/learn-weights.ts'
import { readSet } from './safety/read-set.ts'

/** `npm run learn:safety`: teaches the second reader again, after messages were added to the sets it learns from. */
const messages = [...readSet('dev'), ...readSet('train')]
const { bias, weights } = learnWeights(messages)
const lines = Object.entries(weights).map((entry) => entry.map((part) => JSON.stringify(part)).join(':'))
const path = resolve(import.meta.dirname, '../domain/chat/detector/second-reading/weights.json')
writeFileSync(path, `{"bias":${JSON.stringify(bias)},"weights":{\n${lines.join(',\n')}\n}}\n`)
console.log(`${messages.length} messages read, ${lines.length} weights written to ${path}`)
