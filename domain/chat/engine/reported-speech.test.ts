import { expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { withoutReported, wordsReported } from './reported-speech.ts'

test.each([
  ['hier jai toqué elle a dit "dégage"', 'dégage'],
  ['ma fille m’a dit dégage', 'dégage'],
  ['il m’a sorti « t’avais qu’à prendre l’assurance »', 't’avais qu’à prendre l’assurance'],
  ['elle me répond : tu exagères toujours', 'tu exagères toujours'],
  ['je lui ai dit "arrête"', null],
  ['il m’a dit que c’était fini', null],
  ['ma mère a rien dit', null],
  ['elle m’a dit de patienter', null],
  ['j’ai peur qu’il me réponde un truc bidon', null],
])('in « %s », somebody else said %s', (message, words) => expect(wordsReported(message)).toBe(words))

test('words of others are not said to us', () => {
  expect(withoutReported('moi toujours. elle a dit "dégage"')).not.toContain('dégage')
  const replies = repliesTo(['ma fille de 15 ans me parle plus', 'moi toujours. hier elle a dit "dégage"'])
  expect(replies.at(-1)).toMatch(/«\sDégage\s»/)
  expect(replies.at(-1)).not.toMatch(/tombée à côté|Message reçu/)
})

test('what somebody said it was is no talk with us', () => {
  expect(withoutReported('il a dit que c’était une blague').trim()).toBe('')
})

test('a harsh word is never said again', () => {
  expect(repliesTo(['dispute avec mon père', 'il m’a dit "t’es qu’un raté"']).at(-1)).not.toContain('raté')
})
