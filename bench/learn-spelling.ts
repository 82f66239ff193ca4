import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { packVocabulary } from './spelling/pack-vocabulary.ts'
import { rightSpellings } from './spelling/right-spellings.ts'
import { ruleWords } from './spelling/rule-words.ts'
import { ourTexts, theirTexts } from './spelling/texts.ts'

/** `npm run learn:spelling`: makes the list of words that are spelt right again, and of those that follow each other, from all texts. */
const [ours, theirs] = [ourTexts(), theirTexts()]
const counts = rightSpellings(ours, theirs, await ruleWords())
const path = resolve(import.meta.dirname, '../domain/chat/detector/respelling/vocabulary.json')
const { file, pairs } = packVocabulary(counts, [...ours, ...theirs])
writeFileSync(path, `${JSON.stringify(file)}\n`)
console.log(`${counts.size} words and ${pairs} pairs written to ${path}`)
