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
