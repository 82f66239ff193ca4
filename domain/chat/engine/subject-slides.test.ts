import { describe, expect, test } from 'vitest'
import { repliesTo, talk, wholeTalk } from '../../../tests/support/talk.ts'
import { saidToWeighMost } from './what-counts.ts'

const situationAfter = (messages: readonly string[]) => talk(messages).at(-1)?.state.situation?.id

describe('what is said to weigh most', () => {
  test.each([
    ['le pire c mon père, il a rigolé devant tt le monde', 'mon père, il a rigolé devant tt le monde'],
    ['Ce qui me fait mal c’est que mon fils se tait', 'mon fils se tait'],
    ['Oui. Mais ce qui me pèse le plus, c’est mon frère qui ne vient jamais', 'mon frère qui ne vient jamais'],
  ])('is what counts: %s', (message, words) => expect(saidToWeighMost(message)).toBe(words))
  test.each(['le pire c’est de ne pas savoir', 'c’est pas le pire', 'le pire c’est ça'])(
    'may be nothing new: %s',
    (message) => expect(saidToWeighMost(message)).toBeNull(),
  )

  const failed = 'jai raté mon permis pour la 3e fois'
  test('takes the place of what was talked about', () => {
    expect(situationAfter([failed, 'le pire c mon père, il a rigolé devant tt le monde'])).toBe('mocked-by-parent')
    const shutIn = 'Mon fils de 15 ans ne me parle plus, il s’enferme dans sa chambre.'
    const fear = 'Ce qui me fait mal c’est que c’est arrivé juste après mon divorce, je me demande si il m’en veut.'
    expect(situationAfter([shutIn, 'au repas surtout', fear])).toBe('child-resents-separation')
  })
  test('is of whoever is named, even where no situation is known', () =>
    expect(situationAfter([failed, 'le pire c’est mon oncle, il passe son temps à cuisiner'])).toBeUndefined())
  test('opens no subject by a word or two', () =>
    expect(
      situationAfter([failed, 'ce qui me stresse c’est l’école de mon fils, il vient de se faire des copains']),
    ).toBe(undefined))
  test('may be known by what it clearly means', () =>
    expect(
      situationAfter([
        'Ma mère a Alzheimer et je m’occupe d’elle tous les jours',
        'ce qui me pèse c’est mon frère qui vit à dix minutes et ne vient jamais',
      ]),
    ).toBe('siblings-do-not-help'))
  test('leaves the subject where it is of the same', () =>
    expect(situationAfter([failed, 'le plus dur c’est que le permis coûte une fortune'])).toBe('driving-test-failed'))
})

test('« elle » is the last woman who was named, after a man was', () => {
  const told = [
    'Je pense à ma sœur, à ses papiers',
    'Je pense aussi à mon frère, à ses outils',
    'Elle porte des bottes jaunes',
  ]
  expect(talk(told).at(-1)?.state.about).toBe('sœur')
})

test('a fear is said back, and asked about', () => {
  const [, reply] = repliesTo(['Bonjour', 'j’ai peur qu’elle le prenne mal'])
  expect(reply).not.toContain('bien là, chez vous')
  expect(reply).toMatch(/peur|crain|inqui|rassur/)
  expect(reply).not.toMatch(/parte/)
})

test('whoever left a partner in a home for the aged is answered for that', () => {
  const replies = wholeTalk([
    'J’ai 74 ans, mon mari est à l’EHPAD depuis trois semaines et la maison est bien vide.',
    'Il a Alzheimer, je ne pouvais plus le garder à la maison, il se sauvait la nuit.',
    'Qu’est-ce que je peux lui dire quand il veut rentrer, pour ne pas le faire pleurer ?',
    'Est-ce que j’ai eu tort ?',
  ]).map(({ reply }) => reply)
  expect(replies[0]).toContain('Vivre sans votre mari')
  expect(replies[2]).toContain('La maison te manque')
  expect(replies[3]).toMatch(/^Non/)
  expect(replies.join(' ')).not.toMatch(/vieillissez|papa et maman|frères et sœurs/iu)
})
