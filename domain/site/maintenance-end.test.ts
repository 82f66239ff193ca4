import { expect, test } from 'vitest'
import { maintenanceEnd } from './maintenance-end.ts'

const now = new Date('2026-11-17T21:00:00Z')
const end = (iso: string) => maintenanceEnd(new Date(iso), now).replaceAll('\u00A0', ' ')

test('gives the hour today, otherwise also the day, in Paris time', () => {
  expect(end('2026-11-17T21:30:00Z')).toBe('22 h 30')
  expect(end('2026-11-17T23:30:00Z')).toBe('demain, 0 h 30')
  expect(end('2026-11-20T07:00:00Z')).toBe('vendredi 20 novembre, 8 h')
})
