import { expect, test } from 'vitest'
import { practitionerPageDescription, practitionerPageTitle } from './page-description.ts'

const ines = {
  name: 'Inès L.',
  type: 'student',
  gender: 'female',
  specialties: ['Anxiété', 'Stress'],
  languages: ['fr', 'en'],
  supervisorName: 'Hélène Girard',
}

test('a page is titled with the person’s name, and never with a title they do not have', () => {
  expect(practitionerPageTitle(ines)).toBe('Inès L., étudiante en psychologie supervisée')
  expect(practitionerPageDescription(ines)).toBe(
    'Les horaires libres d’Inès L. en vidéo, pour une séance de soutien. Sujets\u00A0: anxiété, stress. Langues\u00A0: français, anglais (English). Supervision\u00A0: Hélène Girard, psychologue.',
  )
})

test('leaves out unknown facts', () => {
  expect(practitionerPageDescription({ ...ines, specialties: [], supervisorName: null })).toBe(
    'Les horaires libres d’Inès L. en vidéo, pour une séance de soutien. Langues\u00A0: français, anglais (English).',
  )
})
