import { expect, test } from 'vitest'
import { newConversation } from './conversation-state.ts'
import { respond } from './respond.ts'
import type { Level } from './risk.ts'

function levelAfter(pieces: readonly string[]): Level {
  return pieces.reduce((state, piece) => respond(state, piece).state, newConversation(3)).risk.level
}

const told: [Level, ...string[]][] = [
  ['crise', 'tu es là ?', 'j’ai pris des trucs', 'toute la boîte de ma mère et le reste du vin'],
  ['crise', 'là je suis dans la voiture', 'je la regarde', 'mon arme'],
  ['danger', 'pour des courses. débile', 'il m’a poussée', 'contre le mur'],
  ['danger', 'jveux pas y aller', 'la nuit il vient', 'dans ma chambre. dans mon lit'],
  ['danger', 'c’est la honte ce que je vais dire', 'je me fais taper', 'par ma femme'],
  ['danger', 'c’est pour les voisins', 'le petit pleure', 'tout seul. la mère sort le soir'],
  ['danger', 'jveux plus aller au collège', 'ma photo tourne', 'une où jsuis pas habillée'],
]

test.each(told)('%s, said piece by piece: « %s » « %s » « %s »', (level, ...pieces) => {
  expect(levelAfter(pieces.slice(0, -1))).toBe('none')
  expect(levelAfter(pieces)).toBe(level)
})

test.each([
  ['tu es là ?', 'j’ai pris des trucs', 'pour le goûter de ma fille'],
  ['là je suis dans la voiture', 'je la regarde', 'ma fille qui dort'],
  ['pour des courses. débile', 'il m’a poussée', 'à reprendre mes études'],
  ['c’est les vacances', 'la nuit il vient', 'mon chat. dans mon lit'],
  ['c’est la honte ce que je vais dire', 'je me fais battre', 'par ma femme au scrabble'],
  ['c’est pour les voisins', 'le petit pleure', 'avec sa mère. tous les matins'],
  ['au collège ça va', 'ma photo tourne', 'une où jsuis déguisée'],
])('nothing grave, said piece by piece: « %s » « %s » « %s »', (...pieces) => {
  expect(levelAfter(pieces)).toBe('none')
})

test.each([
  ['non non je vais pas me suicider hein rassurez-vous', 'enfin... j’y pense. Pas tous les jours.'],
  ['Je ne vais pas me tuer, n’ayez pas peur.', 'Mais j’y pense, surtout le soir.'],
])('what was just denied and is thought of after all: « %s » « %s »', (...pieces) => {
  expect(levelAfter(pieces)).toBe('crise')
})

test('what is thought of after an ordinary word is no crisis', () => {
  expect(
    levelAfter(['Je ne vais pas changer de travail tout de suite.', 'Enfin, j’y pense. Pas tous les jours.']),
  ).toBe('none')
})

test('manners make no farewell of what was said before', () => {
  expect(
    levelAfter([
      'le prof est un tueur',
      'C’est la dernière fois que je m’y prends la veille, promis.',
      'Merci, et bon courage à vous aussi là-bas.',
    ]),
  ).toBe('none')
})
