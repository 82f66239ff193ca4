import type { Database } from '../../db/database.ts'
import { buildRead } from './build-read.ts'
import { contentRange } from './content-range.ts'
import { appliedPreferences } from './parse-prefer.ts'
import { notSingular, rangeNotSatisfiable } from './refusals.ts'
import type { Answerer } from './rest-request.ts'
import { StatementShapes } from './statement-shapes.ts'

interface ReadRow {
  body: string | null
  rows: number
  total: number | null
}

export function createReader(db: Pick<Database, 'readAs'>): Answerer {
  const shapes = new StatementShapes()
  return async (relation, { method, identity, query, preferences, form }) => {
    // Planned and estimated counts are answered with the exact one: the tables are small enough, and the client cannot tell.
    const withTotal = preferences.count !== undefined
    const { text, parameters } = buildRead(relation, query, {
      withRows: method === 'GET',
      withTotal,
      stripNulls: form.stripNulls,
    })
    const prepare = shapes.isWorthPreparing(text)
    const [row] = await db.readAs<ReadRow>(identity, text, parameters, { prepare })
    if (!row) throw new Error('a read answered no row')
    if (form.singular && row.rows !== 1) throw notSingular(row.rows)
    const offset = query.offset ?? 0
    if (row.total !== null && offset > row.total)
      throw rangeNotSatisfiable(`An offset of ${offset} was requested, but there are only ${row.total} rows.`)
    const applied = appliedPreferences(preferences, 'read')
    return {
      status: row.total !== null && row.rows < row.total ? 206 : 200,
      body: form.singular ? (row.body?.slice(1, -1) ?? null) : row.body,
      headers: {
        'content-type': form.contentType,
        'content-range': contentRange(offset, row.rows, row.total),
        ...(applied ? { 'preference-applied': applied } : {}),
      },
    }
  }
}
