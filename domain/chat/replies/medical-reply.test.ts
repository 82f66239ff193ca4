import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { respond } from '../respond.ts'

const CALL = /(?:^|\. )(?:Appelez|Composez|Le 15 ou le 112)/

describe('a chest that hurts', () => {
  const chest = 'ça serre dans la poitrine et mon bras gauche est engourdi'
  test.each([
    'ma collègue appelle',
    'ma collègue appelle le 15',
    'elle est au tel avec le 15, ils envoient une ambulance',
  ])('« %s »: nobody is told to call, nor to walk', (news) => {
    const [, reply] = repliesTo([chest, news])
    expect(reply).not.toMatch(CALL)
    expect(reply).not.toMatch(/ouvrez la porte|guettez|préparez|3114/i)
    expect(reply).toMatch(/assise|forcez/)
  })
  test('a way to calm down is given while waiting', () =>
    expect(repliesTo([chest, 'ma collègue appelle le 15', 'dites-moi un truc pour pas paniquer'])[2]).toMatch(
      /ouffle|pieds/,
    ))
  test('coldness is owned', () =>
    expect(repliesTo([chest, 'j’ai appelé le 15', 'je suis à l’hôpital', 'pourquoi vous êtes aussi froid'])[3]).toMatch(
      /^Vous avez raison/,
    ))
})

test('of a mother, what to do is beside her', () => {
  const said = repliesTo([
    'ma mère parle bizarre et sa bouche tombe d’un côté',
    'mon frère est au téléphone avec le samu',
    'les pompiers sont là, ils s’occupent d’elle',
  ])
  expect(said[1]).toMatch(/d’elle|sa main/)
  expect(said[2]).toMatch(/auprès d’elle|Votre mère/)
})

test('a pain in the chest is one, even put down to stress', () => {
  const { level, reply } = respond(
    newConversation(4),
    'j’ai une douleur bizarre dans la poitrine, c’est sûrement le stress',
  )
  expect(level).toBe('danger')
  expect(reply).toMatch(/15/)
})
