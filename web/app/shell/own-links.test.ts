import { expect, test } from 'vitest'
import { userTypes } from '#domain/profile/user-type.ts'
import { ownLinks } from './own-links.ts'
import { primaryAction, secondaryAction } from './primary-action.ts'

const addressesOf = (type: (typeof userTypes)[number], isReferent = false) =>
  ownLinks({ type, isReferent }).map(({ to }) => to)

test('everybody finds their dashboard, profile and settings in their menu', () => {
  for (const type of userTypes) {
    expect(addressesOf(type)).toContain('/settings')
    expect(ownLinks({ type, isReferent: false })[0]?.label).toBe('Mon espace')
  }
})

test('practitioners find their work there, and their button opens time', () => {
  expect(addressesOf('student')).toEqual(
    expect.arrayContaining(['/agenda-etudiant', '/therapist/availability', '/therapist/dashboard']),
  )
  expect(addressesOf('therapist')).toEqual(expect.arrayContaining(['/therapist/availability', '/therapist/dashboard']))
  for (const type of ['student', 'therapist'] as const) {
    expect(primaryAction(type)).toEqual({ to: '/therapist/availability', label: 'Gérer mes disponibilités' })
    expect(addressesOf(type)).toContain(primaryAction(type).to)
    expect(secondaryAction(type).to).not.toBe(primaryAction(type).to)
  }
  expect(primaryAction('patient').label).toBe('Prendre rendez-vous')
  expect(primaryAction(undefined).label).toBe('Prendre rendez-vous')
})

test('only referents find reports in their menu', () => {
  expect(addressesOf('therapist', true)).toContain('/supervision/signalements')
  for (const type of userTypes) expect(addressesOf(type)).not.toContain('/supervision/signalements')
})
