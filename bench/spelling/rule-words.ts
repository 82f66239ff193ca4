import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'

const WRITTEN_IN_PATTERNS = 'domain/chat/detector/{rules,lexicon,excusers,ideas}/*.ts'
/** Whole words of a pattern: « désolé* » is none. */
const WHOLE_WORD = /(?<![\p{L}*])\p{L}{4,}(?![\p{L}*'’])/gu

/** The words that the rules are written in: what they look for must not be taken for a slip. */
export async function ruleWords(): Promise<string[]> {
  const root = resolve(import.meta.dirname, '../..')
  const words: string[] = []
  for await (const file of glob(WRITTEN_IN_PATTERNS, { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    words.push(
      ...stringsIn(await import(resolve(root, file))).flatMap((text) => text.toLowerCase().match(WHOLE_WORD) ?? []),
    )
  }
  return [...new Set(words)]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
