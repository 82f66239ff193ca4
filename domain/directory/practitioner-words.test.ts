import { expect, test } from 'vitest'
import {
  academicYear,
  firstSentence,
  ofName,
  shownStudies,
  shownTitle,
  statusSentences,
  supervisionSentences,
} from './practitioner-words.ts'

const ines = { firstName: 'Inès', type: 'student', gender: 'female' }

test('says that a student is not a psychologist, whatever their gender', () => {
  expect(statusSentences(ines)).toBe(
    'Inès est étudiante\u00A0: elle n’est pas psychologue. Elle ne pose pas de diagnostic et ne prescrit pas. La séance n’est remboursée ni par la Sécurité sociale ni par les mutuelles.',
  )
  expect(statusSentences({ ...ines, firstName: 'Thomas', gender: 'male' })).toContain(
    'Thomas est étudiant\u00A0: il n’est pas psychologue.',
  )
  expect(statusSentences({ ...ines, firstName: 'Alex', gender: null })).toContain(
    'Alex est étudiant·e\u00A0: Alex n’est pas psychologue. Alex ne pose pas',
  )
})

test('calls only a psychologist one', () => {
  expect(statusSentences({ ...ines, type: 'therapist' })).toMatch(/^Inès est psychologue\./)
  expect(shownTitle({ type: 'student', gender: 'male' })).toBe('Étudiant en psychologie supervisé')
  expect(shownTitle({ type: 'student', gender: 'prefer-not-to-say' })).toBe('Étudiant·e en psychologie supervisé·e')
  expect(shownTitle({ type: 'therapist', gender: null })).toBe('Psychologue')
})

test('names the supervisor, with the right gender', () => {
  expect(supervisionSentences('Inès', { name: 'Hélène Girard', gender: 'female' })).toBe(
    'Après chaque séance, Inès écrit une note. Hélène Girard, psychologue, la relit et la signe, ou demande de la revoir. Elle ne vient dans une séance que si vous l’acceptez.',
  )
  expect(supervisionSentences('Inès', { name: 'Sam Roy', gender: null })).toContain('Sam Roy ne vient dans une séance')
})

test.each([
  ['Inès L.', 'd’Inès L.'],
  ['Élodie', 'd’Élodie'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yanis', 'de Yanis'],
  ['Thomas', 'de Thomas'],
])('%s: %s', (name, said) => expect(ofName(name)).toBe(said))

test('shortens studies, and says nothing when there are none', () => {
  expect(shownStudies('3', 'development')).toBe('3e année de licence, psychologie du développement')
  expect(shownStudies('5', 'other')).toBe('Master 2')
  expect(shownStudies(null, 'clinical')).toBe('Psychologie clinique')
  expect(shownStudies(null, null)).toBe('')
  expect(academicYear('2027-10-31')).toBe('2026-2027')
})

test('a card shows one sentence', () => {
  expect(firstSentence('J’écoute. Puis je parle.')).toBe('J’écoute.')
  expect(firstSentence(' Une note (3.5 sur 5) compte\nici ! Oui.')).toBe('Une note (3.5 sur 5) compte ici !')
  expect(firstSentence('Sans point')).toBe('Sans point')
  const long = firstSentence(`${'mot '.repeat(60)}fin.`)
  expect(long.endsWith('mot…')).toBe(true)
  expect(long.length).toBeLessThan(165)
})
