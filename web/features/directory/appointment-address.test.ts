import { expect, test } from 'vitest'
import { appointmentAddress } from './appointment-address.ts'

test('names the person, and the time where one was chosen', () => {
  expect(appointmentAddress('ines-l')).toBe('/appointment?with=ines-l')
  expect(appointmentAddress('ines-l', new Date('2026-11-18T13:00:00Z'))).toBe(
    '/appointment?with=ines-l&slot=2026-11-18T13%3A00%3A00.000Z',
  )
})
