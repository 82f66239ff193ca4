import { describe, expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { reflect, turnedAnswer } from './reflection.ts'

const saidBack = (message: string) => reflect(newConversation(1), message, { isVerdict: false })

describe('spoken French is said back as it would be written', () => {
  test.each([
    ['je le voyais le dimanche et encore', 'Vous le voyiez le dimanche.'],
    ['ma mère elle m’appelle dix fois par jour', 'Votre mère vous appelle dix fois par jour.'],
    ['ça fait 3 mois que je cherche un logement', 'Cela fait 3 mois que vous cherchez un logement.'],
    ['j’ai arrêté la clope y a deux semaines', 'Vous avez arrêté la clope il y a deux semaines.'],
    ['depuis que je suis à la retraite je tourne en rond', 'Depuis que vous êtes à la retraite, vous tournez en rond.'],
    ['quand je rentre il fait la tête', 'Quand vous rentrez, il fait la tête.'],
    ['j’ai raté le concours à deux points', 'Vous avez raté le concours à deux points.'],
    ['mes collègues vont manger ensemble sans me proposer', 'Vos collègues vont manger ensemble sans vous proposer.'],
    [
      'j’ai l’impression que tout le monde avance sauf moi',
      'Vous avez l’impression que tout le monde avance sauf vous.',
    ],
    ['je me sens pas prêt et encore', 'Vous ne vous sentez pas prêt.'],
  ])('%s', (message, reply) => expect(saidBack(message)).toBe(reply))
})

describe('what would be cut short, mean something else or hurt is not', () => {
  test.each([
    'J’ai beau lui expliquer, il comprend pas.',
    'on est plus que trois dans l’équipe',
    'mon père boit plus depuis six mois',
    'je suis une ratée',
    'ils seraient mieux sans moi',
  ])('%s', (message) => expect(saidBack(message)).toBeNull())
})

describe('of several clauses, the one that says most of the person', () => {
  test.each([
    ['Je suis dans le train. Je suis fatiguée de la tête. Mon frère m’attend.', 'Vous êtes fatiguée de la tête.'],
    ['J’ai arrêté le café. Ma sœur me l’avait dit.', 'Vous avez arrêté le café.'],
    ['Je sais pas. Je continue à regarder sa gamelle le matin.', 'Vous continuez à regarder sa gamelle le matin.'],
    ['je dois appeler la maîtresse lundi', 'Vous avez à appeler la maîtresse lundi.'],
  ])('« %s »', (message, back) => expect(saidBack(message)).toBe(back))
})

test('what happened is said back where they say nothing of themselves, and only where nothing else answers it', () => {
  const told = 'Les enfants viennent de repartir chez leur mère.'
  expect(saidBack(told)).toBeNull()
  expect(reflect(newConversation(1), told, { isVerdict: false, mayBeOfOthers: true })).toBe(told)
})

test.each([
  [
    'qu’elle sache que je suis avec elle même si moi je l’ai eu',
    'qu’elle sache que vous êtes avec elle même si vous l’avez eu',
    null,
  ],
  ['me faire des amies', 'vous faire des amies', 'de vous faire des amies'],
  ['d’échouer encore', 'échouer encore', 'd’échouer encore'],
  ['que je trouve pas de travail', null, null],
  ['que c’est un métier dur', null, null],
])('« %s » answers what is wished or feared', (clause, wish, fear) => {
  expect(turnedAnswer(clause, false)).toBe(wish)
  if (fear !== null || wish === null) expect(turnedAnswer(clause, true)).toBe(fear)
})
