/** Time span in milliseconds, `until` exclusive. */
export interface Span {
  from: number
  until: number
}

/** Sorts and merges overlapping or adjacent spans, and closes gaps of at most `closeMs`. */
export function merged(spans: readonly Span[], closeMs = 0): Span[] {
  const result: Span[] = []
  for (const { from, until } of spans.filter((span) => span.until > span.from).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && from - last.until <= closeMs) last.until = Math.max(last.until, until)
    else result.push({ from, until })
  }
  return result
}

/** Intersection of two lists made by `merged`. */
export function intersection(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const both = { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }
      return both.until > both.from ? [both] : []
    }),
  )
}

export function gapsIn(spans: readonly Span[]): Span[] {
  return spans.slice(1).map(({ from }, i) => ({ from: spans[i]?.until ?? from, until: from }))
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, until }) => sum + until - from, 0)
}
