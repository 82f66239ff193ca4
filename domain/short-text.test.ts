import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

const refusal = (text: unknown) => shortText('Écrivez quelques mots.').safeParse(text).error?.issues[0]?.message

test('accepts a few words, and trims them', () => {
  expect(shortText('').parse('  Une réunion d’équipe\nà l’hôpital \n')).toBe('Une réunion d’équipe\nà l’hôpital')
  expect(refusal('a'.repeat(250))).toBeUndefined()
  expect(refusal('un\ndeux\r\ntrois\nquatre')).toBeUndefined()
})

test('each refusal has its message', () => {
  expect(refusal(undefined)).toBe('Écrivez quelques mots.')
  expect(refusal(' \n ')).toBe('Écrivez quelques mots.')
  expect(refusal('a'.repeat(251))).toBe('Limite de 250 caractères dépassée')
  expect(refusal('un\ndeux\r\ntrois\nquatre\ncinq')).toBe('Maximum 3 retours à la ligne autorisés')
  expect(refusal('<script>alert(1)</script>')).toBe('Le contenu contient des éléments HTML ou scripts non autorisés')
})
