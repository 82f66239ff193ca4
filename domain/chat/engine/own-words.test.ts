import { expect, test } from 'vitest'
import { ownName, ownWords, thingNamed } from './own-words.ts'

/** The shortest of several runs: whatever else the machine does only ever adds to it. */
function timeOf(message: string): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now()
      ownWords(message)
      return performance.now() - start
    }),
  )
}

test('commas take no longer to read than as many words', () => {
  expect(timeOf(','.repeat(60_000))).toBeLessThan(timeOf('mot '.repeat(15_000)) * 20)
})

test.each([
  ['Par SMS', 'Par SMS'],
  ['Surtout le dimanche', 'le dimanche'],
  ['C’est la troisième fois', 'la troisième fois'],
  ['Mon frère ne fait rien', null],
  ['Les garçons rigolaient', null],
  ['Au collège on m’appelait la girafe', null],
])('« %s » names %s', (message, thing) => expect(thingNamed(message)).toBe(thing))

test.each([
  ['Je vérifie tout, mes mails, la porte, le gaz', 'je vérifie tout, mes mails, la porte, le gaz'],
  ['Quand je rentre, je pleure dans la voiture', 'je pleure dans la voiture'],
  ['je sais pas, ma mère me manque', 'ma mère me manque'],
  ['je sais pas trop', null],
  ['Je suis mort', null],
  ['J’aurais pas dû mettre cette jupe', null],
  ['C’est de ma faute si elle est partie', null],
])('of « %s », « %s » is said back', (message, words) => expect(ownWords(message)).toBe(words))

test('words typed without their apostrophe are not said back', () => {
  expect(ownWords('Mon chef m a humilié en réunion')).toBeNull()
  expect(ownWords('Mon chef m’a humilié en réunion')).not.toBeNull()
})

test('« avec moi c’est porte fermée » names nobody, « moi c’est Jeanne » does', () => {
  expect(ownName('mais avec moi c’est porte fermée')).toBeNull()
  expect(ownName('moi c’est jeanne')).toBe('Jeanne')
})
