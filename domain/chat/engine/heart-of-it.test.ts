import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { heartOfIt } from './heart-of-it.ts'
import { hearts } from './hearts.ts'

const held = (message: string, saidBack = '') => heartOfIt(newConversation(1), message, saidBack)
const lastOf = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what a line plainly holds', () => {
  test.each([
    ['que j’étais trop compliquée, et que personne voudrait de moi', /Se croire de trop/u],
    ['qu’il me prenait pour rien, après neuf ans dans la boîte', /compter pour rien/u],
    ['je mange devant la télévision pour ne pas entendre le silence', /silence/u],
    ['j’avais envie de pleurer mais j’ai fait genre je regardais mon tel', /gardées pour vous/u],
    ['hier il avait les larmes aux yeux quand je suis partie', /ces larmes-là/u],
    ['je sais même pas ce que j’ai fait', /Ne pas savoir pourquoi/u],
    ['c’est ma sœur, je pouvais pas refuser', /Dire non/u],
    ['il le fera jamais', /n’y comptez plus/u],
    ['Inès est tout le temps avec elle', /votre place/u],
    ['ben Thomas il la fait rire', /mesurez/u],
    ['j’ai surtout peur de la réaction de mon père', /réaction/u],
  ])('%s', (message, words) => expect(held(message)).toMatch(words))

  test.each([
    'je prends le bus tous les matins à 7h',
    'les collègues sont sympas et la cantine est bonne',
    'elle refuse de goûter les épinards',
    'le nouveau est arrivé à l’heure',
    'personne ne veut de dessert',
    'il le fera demain',
    'je peux lui dire non sans problème',
    'par quoi remplacer le grignotage',
    'mon père s’est effondré, c’est moi qui le ramasse',
  ])('nothing: %s', (message) => expect(held(message)).toBeNull())

  test('the heaviest is answered, wherever it stands', () =>
    expect(held('Je ne voulais pas pleurer devant le petit. Je suis crevé.')).toMatch(/larmes/u))
  test('of what was said back, and of nothing else', () => {
    const message = 'J’ai peur de la réaction de mon père. La voisine a repeint son portail en vert.'
    expect(held(message, 'Vous avez peur de la réaction de votre père.')).toMatch(/\?$/u)
    expect(held(message, 'La voisine a repeint son portail en vert.')).toBeNull()
  })
  test('comes instead of plain room to go on', () =>
    expect(
      lastOf(
        'Ma femme est décédée il y a huit mois.',
        'J’avais les larmes. Je ne voulais pas pleurer devant le petit.',
      ),
    ).not.toMatch(/Racontez|en dire un peu plus/u))
})

test('no two ask the same, and each asks at most once', () => {
  const questions = hearts.flatMap((heart) => heart.questions)
  expect(new Set(questions).size).toBe(questions.length)
  expect(questions.filter((question) => question.split('?').length !== 2)).toEqual([])
})
