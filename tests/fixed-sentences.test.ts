import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorMessages } from '#domain/messages.ts'
import { notices } from '#domain/notices.ts'
import { sentences } from './specification/sentences.ts'

const said: Record<string, string> = { ...errorMessages, ...notices }

/** Where sentences are only defined: being listed there says nothing to anybody. */
const definitions = /^domain\/(messages|notices|errors)\.ts$/
const sources = globSync('{domain,server,web}/**/*.{ts,tsx}')
  .filter((file) => !definitions.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))

const isUsed = (code: string) => {
  const named = new RegExp(`['".]${code}\\b`)
  return sources.some((source) => named.test(source))
}

describe.each(Object.entries(sentences))('the fixed sentences of %s', (_, fixed) => {
  test.each(fixed)('%s', (sentence) => {
    const codes = Object.keys(said).filter((code) => said[code] === sentence)
    expect(codes, 'written exactly so').not.toEqual([])
    expect(codes.filter(isUsed), 'said by some code').not.toEqual([])
  })
})
