import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const span = (from: number, to: number) => ({ startsAt: new Date(from * 60_000), endsAt: new Date(to * 60_000) })
const placed = (spans: ReturnType<typeof span>[]) => {
  const places = sideBySide(spans)
  return spans.map((one) => places.get(one))
}

test('spans that only touch have the whole width', () => {
  expect(placed([span(60, 120), span(0, 60)])).toEqual([
    { column: 0, columns: 1 },
    { column: 0, columns: 1 },
  ])
})

test('overlapping ones share it, and a column is taken again once it is free', () => {
  expect(placed([span(0, 60), span(10, 100), span(60, 90), span(200, 210)])).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
    { column: 0, columns: 2 },
    { column: 0, columns: 1 },
  ])
})

test('no two are drawn on top of each other', () => {
  const any = fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 90 })).map(([from, long]) => span(from, from + long))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (spans) => {
      const places = sideBySide(spans)
      for (const one of spans)
        for (const other of spans) {
          const isOverlapping = one !== other && one.startsAt < other.endsAt && other.startsAt < one.endsAt
          if (!isOverlapping) continue
          expect(places.get(one)?.column).not.toBe(places.get(other)?.column)
          expect(places.get(one)?.columns).toBe(places.get(other)?.columns)
        }
    }),
  )
})
