import { expect, test } from 'vitest'
import { nearestStarts } from './nearest-starts.ts'

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`)

test('the three nearest, in the order of the day', () => {
  const times = [at('08:00'), at('15:30'), at('16:30'), at('17:00'), at('20:00')]
  expect(nearestStarts(times, at('16:00'))).toEqual([at('15:30'), at('16:30'), at('17:00')])
})
