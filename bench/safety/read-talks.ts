import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type Level, levels } from '#domain/chat/risk.ts'

const authors = ['own', 'read', 'unread'] as const
const allowed = z.array(z.enum(levels)).nonempty()

export interface HeldOutTalk {
  /** Written by the engineers, or held out: then its misses were read while the chat was mended, or not. */
  author: (typeof authors)[number]
  kind: string
  /** One of these is right. */
  levels: readonly Level[]
  /** The person's own words, in order. */
  turns: readonly string[]
}

/** `held-out-talks.tsv`: typed words whose meaning depends on the question that stands, on a denial, or on who is meant. */
export function readTalks(): HeldOutTalk[] {
  const lines = readFileSync(resolve(import.meta.dirname, 'held-out-talks.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [author, kind = '', level = '', turns = ''] = line.split('\t')
    return {
      author: z.enum(authors).parse(author),
      kind,
      levels: allowed.parse(level.split('|')),
      turns: turns.split(' / '),
    }
  })
}
