import { z } from 'zod'

/**
 * A backup is one gzip file of lines. Each line of JSON says what follows: the header first, then each table with its
 * rows in PostgreSQL's COPY text up to a line `\.`, then the sequences, then the end, without which it is incomplete.
 */
export const headerLine = z.object({
  backup: z.literal('mivoix'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
const sequenceLine = z.object({ sequence: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export const endLine = z.object({ tables: z.number(), rows: z.number() })

export const anyLine = z.union([tableLine, sequenceLine, endLine])

export type HeaderLine = z.infer<typeof headerLine>
export type TableLine = z.infer<typeof tableLine>
export type SequenceLine = z.infer<typeof sequenceLine>
export type EndLine = z.infer<typeof endLine>

export const END_OF_ROWS = '\\.'
