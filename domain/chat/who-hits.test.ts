import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe.each(['mon fils autiste de 15 ans me frappe', 'mon fils handicapé de 24 ans me frappe tous les jours'])(
  '« %s »',
  (message) => {
    const replies = talk([message, 'il m’a encore tapée ce matin']).map(({ reply }) => reply)
    test('has no partner to flee, and nobody old to protect', () => {
      expect(replies.join(' ')).not.toMatch(/3919|3977|effacer cette conversation/)
      for (const reply of replies) expect(reply).toMatch(/\b17\b/)
    })
  },
)

test('a partner who hits is still one', () =>
  expect(talk(['mon fils a quinze ans', 'mon mari me frappe']).at(-1)?.reply).toContain('3919'))

test('a husband who hits in front of the children is answered for what he does to her', () =>
  expect(talk(['mon mari m’a giflée devant les enfants'])[0]?.reply).toContain('3919'))
