import { z } from 'zod'

/**
 * Backup format: one gzip file of lines. Each JSON line describes what follows: the header, then each table with its rows in
 * PostgreSQL's COPY text up to a line `\.`, then the sequences, then an end marker; without it the file is incomplete.
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
