import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { piecesIn, piecesShown } from './pieces-told.ts'

test.each([
  ['mes potes à Lille, ma soeur, mon club de hand', ['vos potes à Lille', 'votre sœur', 'votre club de hand']],
  ['bah je viens de le dire, son anniv, la chaise vide', ['son anniversaire', 'la chaise vide']],
  ['on faisait un gateau au chocolat, il soufflait les bougies', ['un gâteau au chocolat', 'les bougies']],
  ['c’est mon grand père', ['votre grand-père']],
  ['je la vois le dimanche', []],
  ['j’ai fermé ma gueule', []],
])('« %s » names %j', (message, pieces) => expect(piecesIn(message)).toEqual(pieces))

test('somebody named alone is not said back', () => {
  expect(piecesShown('mon mari veut en reprendre un')).toBeNull()
  expect(piecesShown('un garçon lui prend son goûter')).toBe('Un garçon, son goûter…')
})

describe('whoever says that they were not read', () => {
  const told = ['mon papi est mort le mois dernier', 'hier c’était son anniversaire, ma mamie avait mis son assiette']

  test('finds their own words again, and no theme of ours', () => {
    const reply = repliesTo([...told, 'bah je viens de le dire, son anniv, la chaise vide']).at(-1)
    expect(reply).toMatch(/anniversaire, la chaise vide/i)
    expect(reply).not.toMatch(/famille|redites|quel est le point/i)
  })
  test('is never given the same excuse twice', () => {
    const [first, second] = repliesTo([...told, 'non c’est pas ça', 'vous lisez pas']).slice(-2)
    expect(first?.split('.')[0]).not.toBe(second?.split('.')[0])
  })
})
