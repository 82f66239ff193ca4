import type { Relation } from '../../db/catalogue.ts'
import { buildField, type FieldSql } from './build-field.ts'
import { endsInEscape } from './ends-in-escape.ts'
import type { Comparison, Condition, Containment, Pattern, Test, TextSearch } from './parse-filter.ts'
import { patternEndsInEscape } from './refusals.ts'
import { arrayLiteral, type Statement } from './statement.ts'

const comparisonSql: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  isdistinct: 'is distinct from',
}
const patternSql: Record<Pattern, string> = { like: 'like', ilike: 'ilike', match: '~', imatch: '~*' }
const containmentSql: Record<Containment, string> = {
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}
const textSearchSql: Record<TextSearch, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

/** Types converted to a tsvector; a `tsvector` column is used as it is. */
const readAsWords = new Set(['text', 'character varying', 'json', 'jsonb'])

/** ` where …`, or nothing. */
export function buildWhere(statement: Statement, relation: Relation, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return ''
  const castBefore = statement.casts.length
  const tests = conditions.map((condition) => buildCondition(statement, relation, condition))
  return ` where ${[...tests, ...castFirst(statement.casts.slice(castBefore))].join(' and ')}`
}

/** Maximum number of function arguments in PostgreSQL. */
const MAX_ARGUMENTS = 100

/**
 * Side channel: adds always-true conditions that make PostgreSQL cast every value before it reads a row. It may evaluate
 * leakproof comparisons such as `topic > …` on other people's rows before a policy or view hides them: an invalid value in a
 * second condition would then fail only if the first one holds, and so reveal the content of those rows.
 */
function castFirst(casts: readonly string[]): string[] {
  const calls = Math.ceil(casts.length / MAX_ARGUMENTS)
  return Array.from({ length: calls }, (_, call) => {
    const values = casts.slice(call * MAX_ARGUMENTS, (call + 1) * MAX_ARGUMENTS)
    return `num_nulls(${values.join(', ')}) >= 0`
  })
}

function buildCondition(statement: Statement, relation: Relation, condition: Condition): string {
  const sql =
    condition.kind === 'test'
      ? buildTest(statement, buildField(statement, relation, condition.field), condition.test)
      : condition.conditions.map((part) => buildCondition(statement, relation, part)).join(` ${condition.kind} `)
  return condition.negated ? `not (${sql})` : `(${sql})`
}

function buildTest(statement: Statement, field: FieldSql, test: Test): string {
  switch (test.operator) {
    case 'is':
      return `${field.sql} is ${test.value.replace('_', ' ')}`
    case 'in':
      return `${field.sql} = any (${statement.value(arrayLiteral(test.values), `${field.type}[]`)})`
    case 'cs':
    case 'cd':
    case 'ov':
    case 'sl':
    case 'sr':
    case 'nxr':
    case 'nxl':
    case 'adj':
      return `${field.sql} ${containmentSql[test.operator]} ${statement.value(test.value, field.type)}`
    case 'like':
    case 'ilike':
    case 'match':
    case 'imatch': {
      const wildcards = test.operator === 'like' || test.operator === 'ilike'
      if (wildcards && endsInEscape(test)) throw patternEndsInEscape()
      const value = wildcards ? test.value.replaceAll('*', '%') : test.value
      return `${field.sql} ${patternSql[test.operator]} ${quantified(statement, test.quantifier, value, 'text')}`
    }
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts': {
      const config = test.config === undefined ? '' : `${statement.value(test.config, 'regconfig')}, `
      const document = readAsWords.has(field.type) ? `to_tsvector(${config}${field.sql})` : field.sql
      return `${document} @@ ${textSearchSql[test.operator]}(${config}${statement.value(test.value, 'text')})`
    }
    default:
      return `${field.sql} ${comparisonSql[test.operator]} ${quantified(statement, test.quantifier, test.value, field.type)}`
  }
}

function quantified(statement: Statement, quantifier: 'any' | 'all' | undefined, value: string, type: string): string {
  return quantifier ? `${quantifier} (${statement.value(value, `${type}[]`)})` : statement.value(value, type)
}
