import { expect, test } from 'vitest'
import { keyset, keysetPage } from './keyset.ts'

interface Row {
  id: string
  due: string
  n: number
}
const last: Row = { id: 'b', due: '2026-11-19T10:00:00+00:00', n: 7 }

/** Notes what it is asked. */
function askable() {
  const asked: string[] = []
  const query = {
    lte: (column: string, value: string | number) => (asked.push(`${column} <= ${value}`), query),
    gte: (column: string, value: string | number) => (asked.push(`${column} >= ${value}`), query),
    or: (filters: string) => (asked.push(filters), query),
    order: (column: string, { ascending }: { ascending: boolean }) => (
      asked.push(`${column} ${ascending ? 'up' : 'down'}`), query
    ),
    limit: (count: number) => (asked.push(String(count)), query),
  }
  return { asked, query }
}
const askedFor = (page: Parameters<typeof keysetPage<Row, ReturnType<typeof askable>['query']>>[1]) => {
  const { asked, query } = askable()
  keysetPage(query, page)
  return asked
}

test('the first page has an order and a size', () => {
  expect(askedFor({ by: 'due', size: 20, last: undefined })).toEqual(['due down', 'id down', '20'])
})

test('the next page begins after the last row, also among equal values', () => {
  expect(askedFor({ by: 'due', size: 20, last })).toEqual([
    'due down',
    'id down',
    '20',
    `due <= ${last.due}`,
    `due.lt."${last.due}",id.lt."b"`,
  ])
  expect(askedFor({ by: 'due', size: 20, last, isAscending: true }).slice(3)).toEqual([
    `due >= ${last.due}`,
    `due.gt."${last.due}",id.gt."b"`,
  ])
})

test('a unique column needs no second one', () => {
  expect(askedFor({ by: 'n', tie: 'n', size: 20, last })).toEqual(['n down', '20', 'n <= 7', 'n.lt."7",n.lt."7"'])
})

test('a short page is the last', () => {
  const { getNextPageParam } = keyset<Row>(2)
  expect(getNextPageParam([last])).toBeUndefined()
  expect(getNextPageParam([{ ...last, id: 'a' }, last])).toBe(last)
})
