import { readFileSync } from 'node:fs'

export interface Column {
  name: string
  /** A valid value of the column. */
  value: string
}

const UUID = '9b2d1c1e-7b0e-4c39-9d5c-2f7ad8f0a001'

/** Every table and view exposed to browsers, with its columns, from domain/database-types.ts. */
export function realRelations(): [name: string, columns: Column[]][] {
  const text = readFileSync(new URL('../../domain/database-types.ts', import.meta.url), 'utf8')
  return [...text.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n((?: {10}.*\n)+)/gm)].map(([, name = '', row = '']) => [
    name,
    [...row.matchAll(/^ {10}(\w+): (.*)$/gm)].map(([, column = '', type = '']) => ({
      name: column,
      value: fitting(column, type),
    })),
  ])
}

function fitting(column: string, type: string): string {
  const [, word] = /^'([^']+)'/.exec(type) ?? []
  if (word) return word
  if (type.startsWith('number')) return '1'
  if (type.startsWith('boolean')) return 'true'
  if (/_at$|timestamp/.test(column)) return '2026-11-15T10:00:00Z'
  return /(?:^|_)id$/.test(column) ? UUID : 'a'
}
