import type { Relation } from '../../db/catalogue.ts'
import type { Identity } from '../../db/identity.ts'
import type { AnswerForm } from './parse-accept.ts'
import type { Preferences } from './parse-prefer.ts'
import type { RestQuery } from './parse-query.ts'
import type { Rows } from './parse-rows.ts'

/** Parsed request on one table or view. */
export interface RestRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  identity: Identity
  query: RestQuery
  preferences: Preferences
  form: AnswerForm
  /** For POST and PATCH. */
  rows: Rows | undefined
}

export interface RestAnswer {
  status: 200 | 201 | 204 | 206
  body: string | null
  headers: Record<string, string>
}

/** Answers a request on a relation of the catalogue. */
export type Answerer = (relation: Relation, request: RestRequest) => Promise<RestAnswer>
