import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const last = (messages: readonly string[]) => talk(messages).at(-1)

describe('a baby of a few weeks who is ill', () => {
  test.each([
    ['mon bébé de 2 mois a 38,5'],
    ['Mon bébé a 5 semaines et il a 38,6 de fièvre, je dois faire quoi ?'],
    ['mon nourrisson refuse de téter depuis ce matin'],
    ['ma fille a 3 semaines, elle est toute chaude'],
    ['mon bébé a 6 semaines', 'il boit plus rien depuis midi'],
    ['Mon bébé a 5 semaines, il hurle depuis 3h et je n’en peux plus', 'Il est tout chaud et il a refusé le biberon'],
    ['mon bébé pleure beaucoup ce soir', 'j’ai pris sa température, 38,6. je fais quoi ?'],
    ['mon bébé pleure beaucoup ce soir', 'il est tout mou maintenant'],
  ])('« %s … »: the 15', (...messages) => {
    const answer = last(messages)
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/\b15\b/)
    expect(answer?.card?.lines.map(({ number }) => number)).toEqual(['15', '112'])
    expect(answer?.reply).not.toMatch(/119|feuille|semaine/)
  })
  test.each([
    ['mon bébé fait ses dents, il est grognon et un peu chaud'],
    ['mon bébé de 10 mois a 38 mais il joue et il mange bien'],
    ['mon bébé de 4 mois a un rhume, il dort mal et moi aussi'],
    ['mon bébé de 3 mois refuse le biberon, je reprends le travail lundi'],
    ['mon bébé a 2 mois et il fait chaud dans la chambre'],
    ['mon bébé est né à 38 semaines, tout va bien'],
    ['mon bébé de 2 mois a eu 38,5 hier, la pédiatre l’a vu, il va mieux'],
    ['j’ai 38 ans et un bébé de 2 mois, je suis fatiguée'],
  ])('« %s » is ordinary', (...messages) => expect(last(messages)?.level).toBe('none'))
})

test('whether a baby may be left to cry is not answered as of a grown-up', () =>
  expect(
    last(['mon bébé a 5 semaines et hurle depuis 3h', 'j’ai peur de le laisser pleurer, c’est pas dangereux ?'])?.reply,
  ).toMatch(/refus de boire.*\b15\b/))

test('a parent who nearly shook their ill baby stays beside, while help comes', () => {
  const said = talk([
    'Mon bébé a 5 semaines, mon conjoint travaille, il est mou et il a de la fièvre',
    'J’ai appelé le 15, ils envoient quelqu’un. J’ai honte, tout à l’heure j’ai failli le secouer',
    'Et je ne l’ai pas secoué, j’ai failli. Est-ce que je dois le dire aux secours ?',
    'Les secours sont là, ils l’emmènent, je monte avec lui',
  ]).map(({ reply }) => reply)
  expect(said[1]).toMatch(/Restez près de votre bébé/)
  expect(said[2]).toMatch(/dites-leur aussi cela|se dire aux secours/)
  expect(said.join(' ')).not.toMatch(/conjoint|autre pièce|à distance|dehors|119/)
})

describe('a child who swallowed what harms', () => {
  test.each([
    'mon fils a avalé des comprimés',
    'ma fille de 2 ans a avalé mes comprimés, je fais quoi',
    'mon fils de 3 ans a bu de la javel',
    'ma petite a mangé une pastille de lessive',
    'mon fils de 4 ans a pris mes médicaments',
  ])('« %s »: the 15 and the poison centre, and no word on a wish to die', (message) => {
    const answer = last([message])
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/^[^.]*\b15\b/)
    expect(answer?.reply).toMatch(/centre antipoison/)
    expect(answer?.reply).not.toMatch(/3114|idées noires/)
  })
  test.each([
    'mon fils de 15 ans a avalé des comprimés',
    'mon fils a avalé des comprimés exprès',
    'ma fille a avalé toute la boîte de cachets, elle veut mourir',
    'ma fille a bu du sirop de grenadine avec les cachets de mamie',
  ])('« %s » may be meant: a crisis', (message) => expect(last([message])?.level).toBe('crise'))
  test.each(['mon fils de 4 ans a pris son sirop et dort enfin', 'ma fille a bu du sirop de grenadine et elle danse'])(
    '« %s » is ordinary',
    (message) => expect(last([message])?.level).toBe('none'),
  )
})

describe('a household product in the mouth of a small child', () => {
  test.each([
    [
      'mon fils de 2 ans vient de mettre une pastille de lave vaisselle dans sa bouche, il en a avalé, il bave et il pleure',
      'je lui fais boire du lait ou je le fais vomir ???',
    ],
    ['ma fille de 18 mois a croqué une pastille lave-vaisselle', 'faut la faire vomir ?'],
    ['mon petit de 3 ans a bu de la javel', 'je lui donne du lait ?'],
  ])('%s / %s: the 15, and nothing to swallow', (before, message) => {
    expect(last([before])?.state.risk.situation).toBe('medical')
    const answer = last([before, message])
    expect(answer?.reply).toMatch(/\b15\b/)
    expect(answer?.reply).toMatch(/rien/i)
    expect(answer?.reply).not.toMatch(/faites-l[ea] (?:boire|vomir)/i)
  })

  test.each([
    'mon fils de 2 ans a mis ses jouets dans le bac, il a mangé sa soupe',
    'j’ai mis trop de lessive dans la machine, les bodys de mon fils de 2 ans grattent',
  ])('« %s » is none', (message) => expect(last([message])?.level).toBe('none'))
})
