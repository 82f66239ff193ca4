import type { Relation } from '../../db/catalogue.ts'
import { buildField, type FieldSql } from './build-field.ts'
import type { Comparison, Condition, Containment, Pattern, Test, TextSearch } from './parse-filter.ts'
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

/** Types whose values become words on the way; a `tsvector` is words already. */
const readAsWords = new Set(['text', 'character varying', 'json', 'jsonb'])

/** ` where …`, or nothing. */
export function buildWhere(statement: Statement, relation: Relation, conditions: readonly Condition[]): string {
  if (conditions.length === 0) return ''
  return ` where ${conditions.map((condition) => buildCondition(statement, relation, condition)).join(' and ')}`
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
