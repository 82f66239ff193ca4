import { expect, test } from 'vitest'
import { toPlainPattern, toSentences } from './normalise.ts'

const plain = (message: string) => toSentences(message).map((sentence) => sentence.join(' '))

test.each([
  ['J’ai envie', 'je ai envie'],
  ['g avalé tt les médoc', 'je ai avale tout les medicaments'],
  ['je veux m o u r i r', 'je veux mourir'],
  ['je vais me su1c1der', 'je vais me suicider'],
  ['suic*de', 'suicide'],
  ['je v0udr4i5 êtr3 m0rt', 'je voudrais etre mort'],
  ['3nvi3 d’3n f1n1r', 'envie de en finir'],
  ['je veux mou rir', 'je veux mourir'],
  ['je dors pas mal', 'je dors bien'],
  ['je dors pas mal de temps', 'je dors pas mal de temps'],
  ['le su1.c!de', 'le suicide'],
  ['m@urir', 'mourir'],
  ['je vais me tu€r', 'je vais me tuer'],
  ['jeveuxmourir', 'je veux mourir'],
  ['jaienviedemourir', 'je ai envie de mourir'],
  ['jveuxplusvivre', 'je veux plus vivre'],
  ['le covid19', 'le covid19'],
  ['j’ai écouté un mp3 dans le 4x4', 'je ai ecoute un mp3 dans le 4x4'],
  ['mouuuuurir', 'mourir'],
  ['je veux rirmou', 'je veux mourir'],
  ['j ai envie de me suicidder', 'je ai envie de me suicider'],
  ['jv + vivre srx', 'je veux plus vivre serieux'],
  ['j’ai + envi de vivre', 'je ai plus envie de vivre'],
  ['jpeu+ continué', 'je peux plus continuer'],
  ['2 + 2', '2 2'],
  ['un bac + 5', 'un bac 5'],
  ['chu tanné', 'je suis tane'],
  ['𝐣𝐞 𝐯𝐞𝐮𝐱', 'je veux'],
])('« %s » is read as « %s »', (written, read) => {
  expect(plain(written)[0]).toBe(read)
})

test('keeps poison and poisson apart', () => {
  expect(plain('du poisson')).not.toEqual(plain('du poison'))
})

test('splits sentences', () => {
  expect(plain('Bonjour. Je dors mal ! Et vous ?')).toHaveLength(3)
})

test.each(['compris', 'étrangère', 'automobile', 'paquets', 'adresser', 'exigence', 'sacrifier', 'complices'])(
  '« %s » is a word of its own, and no slip for a graver one',
  (word) => expect(toSentences(word)).toEqual([[toPlainPattern(word)]]),
)
