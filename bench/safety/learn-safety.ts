import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { learnReader } from './learn-reader.ts'
import { lessonsOf } from './lessons.ts'
import { packWeights } from './pack-weights.ts'
import { learntSetNames, readSet } from './read-set.ts'

/** `npm run learn:safety`: retrains the chat's risk classifier from the training sets of `bench/safety`. */
const lessons = learntSetNames.flatMap(readSet).flatMap(lessonsOf)
console.log(`${lessons.length} passages read`)
const learnt = learnReader(lessons)
console.log(`${learnt.index.size} features learnt`)
const path = resolve(import.meta.dirname, '../../domain/chat/reading/weights.json')
const file = JSON.stringify(packWeights(learnt))
writeFileSync(path, `${file}\n`)
console.log(`${(file.length / 2 ** 20).toFixed(1)} MB written`)
