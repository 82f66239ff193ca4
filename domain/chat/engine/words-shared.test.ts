import { expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { shareOf, sharesATellingWord } from './words-shared.ts'

const noise = { texts: ['un mot pour le voisin qui fait du bruit', 'il met la musique trop fort la nuit'] }
const shareWith = (message: string) => shareOf(toSentences(message), noise, () => noise.texts)

test('what is written for the same words shares more of them than what is written for others', () => {
  expect(shareWith('mon voisin met de la musique')).toBeGreaterThan(0.6)
  expect(shareWith('comment je tourne ça à Colette sans avoir l’air de mendier ?')).toBeLessThan(0.2)
})

test('words of every day show little', () => {
  expect(shareWith('la nuit je repense à mon entretien, au concours et au dossier')).toBeLessThan(0.25)
})

test('a word or two that are missing prove nothing, and where nothing is told nothing is missing', () => {
  expect(shareWith('je retiens rien')).toBeGreaterThan(0.2)
  expect(shareWith('et là ?')).toBe(1)
})

test('a word that tells is shared, one of everybody’s days is not enough', () => {
  expect(sharesATellingWord(toSentences('mon voisin encore'), noise.texts)).toBe(true)
  expect(sharesATellingWord(toSentences('je ne sais pas, la nuit peut-être'), noise.texts)).toBe(false)
})
