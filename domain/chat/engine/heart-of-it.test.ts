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

  test.each([
    ['Après le souper, quand il n’y a plus que la télévision', /heures/u],
    ['il ne peut plus conduire et il tremble trop', /quelqu’un qu’on aime|de près/u],
    ['les résultats tombent dans deux semaines', /Attendre sans savoir|Tant que rien/u],
    ['je laisse mes amies et mon poste à la médiathèque', /Partir|départ/u],
    ['j’hésite', /Des deux côtés|d’un trait/u],
    ['ça me trouble', /remuer|revers de main/u],
    ['j’ai un peu le trac', /trac|première fois/u],
    ['elle a fait son premier sourire hier', /longtemps|illuminer/u],
    ['ce serait le plus beau jour de ma vie', /cœur|bel espoir/u],
    ['on a parlé deux heures', /raconter|savourer|bon à lire|éclaire/u],
    ['j’adore cuisiner', /tenez|part de vous/u],
    ['je vais mettre sa chanson dans la voiture', /pas|passe bien|ressemble/u],
    ['j’ai pensé à appeler mon frère', /idée|approcher/u],
    ['il y a un mec qui se fout toujours de moi quand je parle', /regard|exposé/u],
  ])('of an ordinary day: %s', (message, words) => expect(held(message)).toMatch(words))

  test.each([
    'il ne me fait pas peur, il râle',
    'mon père attend le bus de huit heures',
    'je laisse la clé sous le paillasson',
    'je n’aime pas cuisiner',
    'mon voisin hésite à changer de voiture',
    'on a parlé du prix des tomates',
    'il a peur des araignées',
    'ma sœur a décidé de partir',
    'le patron est humilié par la presse',
    'je suis pas content',
  ])('nor of these: %s', (message) => expect(held(message)).toBeNull())

  test('nothing glad is said beside what weighs', () => {
    expect(heartOfIt(newConversation(1), 'on a parlé deux heures', '', true)).toBeNull()
    expect(heartOfIt(newConversation(1), 'je m’en veux beaucoup', '', true)).not.toBeNull()
  })

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
  const words = hearts.flatMap((heart) => heart.words)
  expect(new Set(questions).size).toBe(questions.length)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((wording) => wording.includes('?'))).toEqual([])
  expect(questions.filter((question) => question.split('?').length !== 2)).toEqual([])
})
