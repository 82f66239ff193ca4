import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LearntWeights } from '#domain/chat/detector/second-reading/weight-table.ts'
import { crossValidate } from './safety/cross-validate.ts'
import { learnCrisisKinds, learnDangerKinds, learnWeights } from './safety/learn-weights.ts'
import { learntSetNames, readSet } from './safety/read-set.ts'

/**
 * `npm run learn:safety`: teaches the second reader again, after messages were added to the sets it learns from.
 * `npm run learn:safety -- --check [--show]`: writes nothing, says what the detector does with messages it has not met.
 */
if (process.argv.includes('--check')) check()
else learn()

function learn() {
  const messages = learntSetNames.flatMap(readSet)
  // Of what kind it is, is quickly learnt: `-- --kinds` learns that alone.
  if (!process.argv.includes('--kinds')) write('weights.json', learnWeights(messages))
  write('danger-kinds.json', learnDangerKinds(messages))
  write('crisis-kinds.json', learnCrisisKinds(messages))
  console.log(`${messages.length} messages read`)
}

function write(name: string, weights: LearntWeights) {
  const path = resolve(import.meta.dirname, '../domain/chat/detector/second-reading', name)
  const file = JSON.stringify(weights)
  writeFileSync(path, `${file}\n`)
  console.log(`${Math.round(file.length / 1024)} kB of weights written to ${path}`)
}

function check() {
  const { met, count, missed } = crossValidate()
  for (const level of ['crise', 'vigilance', 'danger', 'none'] as const)
    console.log(`${level.padEnd(10)} ${met[level].toFixed(3)} of ${count[level]}`)
  if (!process.argv.includes('--show')) return
  for (const { level, category, text } of missed) console.log(`  ${level}/${category}: ${text}`)
}
