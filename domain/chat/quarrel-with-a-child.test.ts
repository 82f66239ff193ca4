import { expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

test.each([
  [
    'mon fils a 15 ans, il passe sa vie sur son tel',
    'il m’a dit qu’il me détestait et que j’étais la pire mère du monde',
  ],
  ['ma fille de 13 ans me parle mal', 'elle m’a crié qu’elle me détestait et a claqué la porte'],
])('words of an adolescent: %s / %s', (before, message) => expect(levelAfter(before, message)).toBe('none'))

test.each([
  ['mon mari me rabaisse', 'il me dit que je suis la pire mère du monde et il m’a poussée'],
  ['mon fils a 15 ans', 'il m’a frappée hier et j’ai peur de lui'],
])('blows are no quarrel: %s / %s', (before, message) => expect(levelAfter(before, message)).not.toBe('none'))

const PARTING = 'On se sépare avec ma femme, d’un commun accord. Mon fils a six ans.'

test.each([
  'Le petit m’a demandé si c’était à cause de lui, parce qu’il avait cassé la tablette. Je lui ai répondu que non, que c’était des histoires de grands.',
  'D’accord, je lui redirai simplement que ce n’est pas sa faute, autant de fois qu’il faudra.',
  'je leur ai bien expliqué que ce n’est pas leur faute',
  'il faut que je lui répète que c’est pas sa faute',
])('what a child wonders of a parting, and is told: %s', (message) => expect(levelAfter(PARTING, message)).toBe('none'))

test.each([
  'dites-lui que ce n’est pas sa faute',
  'je lui ai écrit une lettre pour dire que ce n’est pas sa faute',
  'je vais lui dire que ce n’est pas sa faute avant de partir pour de bon',
])('a farewell is left for after: %s', (message) => expect(levelAfter(PARTING, message)).toBe('crise'))

test('nor is a blow a question', () => {
  expect(levelAfter(PARTING, 'Le petit m’a demandé si c’était à cause de lui que je le tape')).not.toBe('none')
})
