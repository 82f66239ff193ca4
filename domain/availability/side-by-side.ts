interface Span {
  startsAt: Date
  endsAt: Date
}

/** Column of a span, and the number of columns that it shares the width with. */
export interface Column {
  column: number
  columns: number
}

/** Spans that overlap stand side by side in a calendar, each in the first column that is free at its start. */
export function sideBySide<S extends Span>(spans: readonly S[]): Map<S, Column> {
  const places = new Map<S, Column>()
  let group: S[] = []
  let ends: number[] = []
  const close = () => {
    for (const span of group) places.set(span, { column: places.get(span)?.column ?? 0, columns: ends.length })
    group = []
    ends = []
  }
  for (const span of spans.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt))) {
    const start = Number(span.startsAt)
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const column = free === -1 ? ends.length : free
    ends[column] = Number(span.endsAt)
    places.set(span, { column, columns: 1 })
    group.push(span)
  }
  close()
  return places
}
