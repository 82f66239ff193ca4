import { readFileSync, writeFileSync } from 'node:fs'
import { vocabularyFile } from './pack-vocabulary.ts'

// npm run pack:spelling: writes the vocabulary of the chat's respelling again, from bench/spelling/words.txt.
const list = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
const file = new URL('../../domain/chat/reading/respelling/vocabulary.json', import.meta.url)
writeFileSync(file, vocabularyFile(list))
