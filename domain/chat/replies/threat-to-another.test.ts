import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const threat = 'mon frère a une arme et il dit qu’il va tuer son patron'

test('who threatens another is for those who protect', () => {
  const [first, , asked] = talk([
    threat,
    'il est sérieux, il est parti en voiture',
    'j’appelle la police même si c’est mon frère ?',
  ])
  expect(first?.reply).toMatch(/^Appelez le 17 ou le 112 maintenant/)
  expect(asked?.reply).toMatch(/^Oui, le 17/)
})

test('who may kill themselves is not', () =>
  expect(talk(['j’ai peur que mon frère se tue, il a une arme chez lui']).at(-1)?.reply).not.toMatch(/qui est menacé/))
