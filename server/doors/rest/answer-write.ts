import type { Relation } from '../../db/catalogue.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/postgres.ts'
import { buildDelete, buildInsert, buildUpdate, type Returning } from './build-write.ts'
import { contentRange } from './content-range.ts'
import { insertedColumns } from './inserted-columns.ts'
import { appliedPreferences } from './parse-prefer.ts'
import { cannotParse, filterRequired, invalidBody, methodNotOffered, notSingular, tooManyAffected } from './refusals.ts'
import type { Answerer, RestAnswer, RestRequest } from './rest-request.ts'
import type { SqlQuery } from './statement.ts'

/** Sum of the results of one write. */
interface Written {
  body: string | null
  rows: number
  merged: number
}

/** Thrown to roll back a write whose answer is still sent. */
class RolledBack extends Error {
  readonly answer: RestAnswer
  constructor(answer: RestAnswer) {
    super('rolled back as asked')
    this.answer = answer
  }
}

export function createWriter(db: Pick<Database, 'asUser'>): Answerer {
  return async (relation, request) => {
    const statements = buildStatements(relation, request)
    try {
      return await db.asUser(request.identity, async (sql) => {
        const written = await run(sql, statements)
        // Throwing rolls the write back: a refused request must change nothing.
        if (request.form.singular && written.rows !== 1) throw notSingular(written.rows)
        const max = request.preferences['max-affected']
        if (max !== undefined && request.method !== 'POST' && written.rows > max) throw tooManyAffected(written.rows)
        const answer = answerOf(relation, request, written)
        if (request.preferences.tx === 'rollback') {
          await sql`set constraints all immediate`
          throw new RolledBack(answer)
        }
        return answer
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.answer
      throw error
    }
  }
}

function buildStatements(relation: Relation, request: RestRequest): SqlQuery[] {
  const { method, query, rows, form, preferences } = request
  if (query.limit !== undefined || query.offset !== undefined)
    throw cannotParse(query.limit === undefined ? 'offset' : 'limit', method, 1, 'a write is not limited')
  const returning: Returning = { what: preferences.return ?? 'minimal', stripNulls: form.stripNulls }
  switch (method) {
    case 'POST': {
      if (!relation.isInsertable) throw methodNotOffered(method)
      if (!rows) throw invalidBody('Empty or invalid json')
      if (rows.keys.length === 0) return []
      const columns = insertedColumns(rows.keys, query.columns, preferences.missing === 'default')
      return [buildInsert(relation, query, columns, rows.json, { ...returning, resolution: preferences.resolution })]
    }
    case 'PATCH': {
      if (!relation.isUpdatable) throw methodNotOffered(method)
      if (!rows || rows.keys.length !== 1) throw invalidBody('Empty or invalid json')
      if (query.conditions.length === 0) throw filterRequired('UPDATE')
      const columns = query.columns ?? rows.keys[0] ?? []
      return columns.length === 0 ? [] : [buildUpdate(relation, query, columns, rows.json, returning)]
    }
    default:
      if (!relation.isDeletable) throw methodNotOffered(method)
      if (query.conditions.length === 0) throw filterRequired('DELETE')
      return [buildDelete(relation, query, returning)]
  }
}

async function run(sql: Transaction, statements: readonly SqlQuery[]): Promise<Written> {
  const bodies: string[] = []
  const sum: Written = { body: null, rows: 0, merged: 0 }
  for (const { text, parameters } of statements) {
    const [row] = await sql.unsafe<Written[]>(text, parameters)
    if (!row) throw new Error('a write answered no row')
    if (row.body !== null && row.body !== '[]') bodies.push(row.body.slice(1, -1))
    sum.rows += row.rows
    // Counted by PostgreSQL for the whole transaction.
    sum.merged = row.merged
  }
  sum.body = `[${bodies.join(',\n ')}]`
  return sum
}

function answerOf(relation: Relation, request: RestRequest, written: Written): RestAnswer {
  const { method, preferences, form } = request
  const total = preferences.count === undefined ? null : written.rows
  const applied = appliedPreferences(preferences, method === 'POST' ? 'insert' : 'change')
  const withRows = preferences.return === 'representation'
  const headers: Record<string, string> = {
    'content-range': contentRange(0, method === 'PATCH' ? written.rows : 0, total),
    ...(applied ? { 'preference-applied': applied } : {}),
    ...(withRows ? { 'content-type': form.contentType } : {}),
  }
  if (preferences.return === 'headers-only' && method === 'POST' && written.rows === 1)
    headers.location = locationOf(relation, written)
  // As in PostgREST, an upsert that ignored every row answers 201.
  const mergedOnly = preferences.resolution === 'merge-duplicates' && written.rows === written.merged
  const status = method === 'POST' ? (mergedOnly ? 200 : 201) : withRows ? 200 : 204
  const body = form.singular ? (written.body?.slice(1, -1) ?? null) : written.body
  return { status, headers, body: withRows ? body : null }
}

function locationOf(relation: Relation, { body }: Written): string {
  const [key = {}] = JSON.parse(body ?? '[]') as Record<string, string | number>[]
  const filters = Object.entries(key).map(([name, value]) => [name, `eq.${value}`])
  return `/${encodeURIComponent(relation.name)}?${new URLSearchParams(filters)}`
}
