import { expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { resemblancesTo } from './resemblance.ts'

const loud = {
  title: 'Voisins bruyants',
  said: ['mes voisins font du bruit', 'la musique jusqu’à minuit'],
  signs: ['voisin*'],
}
const tired = {
  title: 'Fatigue',
  said: ['je suis crevé', 'jamais de repos'],
  signs: ['{fatigue} & sieste|canapé & !bruit'],
}
const isTired = (words: readonly string[]) => (words.some((word) => /^(creve|epuise)/.test(word)) ? [1] : [])
const toBoth = await resemblancesTo([loud, tired], isTired)
const alike = (message: string) => [...toBoth(toSentences(message).flat())]

test('a message sounds like what people said in the same words', () => {
  const [toLoud = 0, toTired = 0] = alike('le voisin met sa musique')
  expect(toLoud).toBeGreaterThan(0)
  expect(toTired).toBe(0)
})
test('or in other words for the same idea', () => expect(alike('épuisée')[1]).toBeGreaterThan(0))
test('or in the words that a sign asks for, and not in those it forbids', () => {
  expect(alike('une sieste')[1]).toBeGreaterThan(0)
  expect(alike('du bruit')[1]).toBe(0)
})
