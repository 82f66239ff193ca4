import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: string[]): string => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what is asked in a few words is answered as such', () => {
  test.each<[string[], RegExp]>([
    [['je veux mourir', 'ma mère arrive', 'je lui ouvre ou pas ?'], /^Oui, ouvrez/],
    [['j’ai pris 12 dolipranes', 'ok j’ai appelé', 'ils me demandent combien j’en ai pris je dis la vérité ?'], /^Oui/],
    [
      ['mon copain me force quand j’ai pas envie', 'c’est mon copain donc c’est pas un viol si ?'],
      /la loi parle de viol/,
    ],
    [['j’ai été violée samedi', 'je peux en parler à mon médecin sans que ça aille plus loin ?'], /qui le saura/],
    [['je me scarifie depuis un an', 'personne le sait', 'je mets quoi dessus ?'], /eau et du savon/],
    [
      ['je me scarifie depuis un an', 'personne le sait', 'ma mère va voir les cicatrices cet été'],
      /Tu verras des marques/,
    ],
  ])('%s', (messages, expected) => expect(lastOf(...messages)).toMatch(expected))
})

test('a window that was closed is a step away, and no anger', () => {
  const reply = lastOf('je veux mourir', 'je suis au 4e étage', 'j’ai fermé la fenêtre')
  expect(reply).not.toMatch(/colère|m’en vouloir/i)
  expect(lastOf('je veux mourir', 'ferme la')).toMatch(/colère|m’en vouloir/i)
})

test('who is held is not told to wake anybody', () =>
  expect(lastOf('je veux mourir', 'ma mère arrive dans 10 minutes', 'elle est là elle me serre')).not.toMatch(
    /réveiller/,
  ))

test('« en ce moment » names no child', () => {
  const [, then] = wholeTalk([
    'ma voisine hurle en ce moment, on entend des coups',
    'j’ai peur qu’il sache que c’est moi',
  ])
  expect(then?.reply).not.toMatch(/119|enfant/)
  expect(then?.reply).toMatch(/\b17\b/)
  expect(lastOf('mon voisin tape, j’entends un môme qui pleure et des coups')).toMatch(/119|\b17\b/)
})
