import { expect, test } from 'vitest'
import { toSentences } from './normalise.ts'

const plain = (message: string) => toSentences(message).map((sentence) => sentence.join(' '))

test.each([
  ['J’ai envie', 'je ai envie'],
  ['g avalé tt les médoc', 'je ai avale tout les medicament'],
  ['je veux m o u r i r', 'je veux mourir'],
  ['je vais me su1c1der', 'je vais me suicider'],
  ['suic*de', 'suicide'],
  ['mouuuuurir', 'mourir'],
  ['je veux rirmou', 'je veux mourir'],
  ['j ai envie de me suicidder', 'je ai envie de me suicider'],
  ['chu tanné', 'je suis tane'],
  ['𝐣𝐞 𝐯𝐞𝐮𝐱', 'je veux'],
])('« %s » is read as « %s »', (written, read) => {
  expect(plain(written)[0]).toBe(read)
})

test('poison and poisson stay two things', () => {
  expect(plain('du poisson')).not.toEqual(plain('du poison'))
})

test('sentences are read apart', () => {
  expect(plain('Bonjour. Je dors mal ! Et vous ?')).toHaveLength(3)
})
