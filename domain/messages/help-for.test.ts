import { expect, test } from 'vitest'
import { helpFor } from './help-for.ts'

const numbers = (body: string, earlier: string[] = []) => helpFor(body, earlier).map(({ number }) => number)

test('answers words that show a crisis or a danger with its help lines', () => {
  expect(numbers('J’ai envie de mourir, je ne vois plus d’autre issue.')[0]).toBe('3114')
  expect(numbers('Mon mari m’a frappée hier soir et il recommence.')[0]).toBe('3919')
})

test('shows nothing for ordinary or sad words', () => {
  expect(numbers('Bonjour Inès, pouvons-nous parler du sommeil vendredi ?')).toEqual([])
  expect(numbers('La semaine a été difficile au travail, je suis fatiguée.')).toEqual([])
})

test('reads a question about means together with the earlier messages', () => {
  const question = 'Combien de cachets de somnifère faut-il prendre ?'
  expect(numbers(question, ['Je suis au bout du rouleau, je n’en peux plus.'])).not.toEqual([])
})

test('detects danger anywhere in an endless message', () => {
  const danger = 'J’ai envie de mourir, je ne vois plus d’autre issue.'
  const calm = 'a '.repeat(9000)
  expect(numbers(`${danger} ${calm}${calm}`)[0]).toBe('3114')
  expect(numbers(`${calm}${calm} ${danger}`)[0]).toBe('3114')
  expect(numbers(`${calm}${danger} ${calm}`)[0]).toBe('3114')
})
