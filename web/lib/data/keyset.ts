interface Rows {
  lte(column: string, value: unknown): this
  gte(column: string, value: unknown): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean }): this
  limit(count: number): this
}

interface Page<Row> {
  /** Column of the order. */
  by: keyof Row & string
  /** Column that decides between equal values of `by`; `by` itself where it is unique. */
  tie?: keyof Row & string
  isAscending?: boolean
  size: number
  /** Last row of the page before. */
  last: Row | undefined
}

/** Keyset pagination: a page stays right while rows are added in front of it. */
export function keysetPage<Row extends object, Query extends Rows>(
  rows: Query,
  { by, tie = 'id' as keyof Row & string, isAscending = false, size, last }: Page<Row>,
): Query {
  const order = { ascending: isAscending }
  const sorted = tie === by ? rows.order(by, order) : rows.order(by, order).order(tie, order)
  const page = sorted.limit(size)
  if (!last) return page
  const further = isAscending ? 'gt' : 'lt'
  const begun = isAscending ? page.gte(by, last[by]) : page.lte(by, last[by])
  return begun.or(`${by}.${further}."${String(last[by])}",${tie}.${further}."${String(last[tie])}"`)
}

/** How an infinite query goes from one such page to the next. */
export const keyset = <Row>(size: number) => ({
  initialPageParam: undefined as Row | undefined,
  getNextPageParam: (page: readonly Row[]) => (page.length < size ? undefined : page.at(-1)),
})
