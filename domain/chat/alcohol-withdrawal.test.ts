import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const last = (messages: readonly string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('no answer')
  return answer
}
const DRINKS = 'je bois une bouteille tous les soirs depuis le confinement'

describe('a body that lacks its alcohol is for the 15', () => {
  test.each([
    [DRINKS, 'là j’ai rien bu depuis hier, je transpire et je vois des trucs bouger sur le mur'],
    [DRINKS, 'j’ai arrêté hier et je tremble de partout'],
    [DRINKS, 'je sais plus où je suis, je suis confus'],
    ['g arrêté lalcool avant hier je tremble de partout et jai des sueurs'],
    ['J’ai cessé de boire il y a deux jours. Depuis, je vois des insectes sur les murs.'],
    [
      'c’est plus un verre, c’est une bouteille tous les soirs',
      'pas bu depuis hier midi, mains qui tremblent, normal ?',
    ],
    ['je crois que je bois trop', 'jé pa bu depui 2 jour jsui en sueur et je tremble'],
    [DRINKS, 'non je veux pas me suicider, je vous l’ai dit. je vois des trucs qui bougent au coin de l’œil'],
    ['mon mari boit une bouteille tous les soirs', 'il a arrêté hier, il tremble et il voit des choses'],
    ['ça fait 3 jours que je bois plus une goutte, je suis fier', 'je tremble un peu quand même'],
    ['Mon frère vient d’arrêter l’alcool tout seul, il a des sueurs et il dit qu’il y a des rats dans la chambre'],
    ['mon père est alcoolique, il a pas bu depuis deux jours', 'il est en sueur et il parle à des gens'],
  ])('« %s » « %s »', (...messages) => {
    const { reply, state } = last(messages.filter((message) => message !== undefined))
    expect(state.risk).toMatchObject({ level: 'danger', situation: 'medical' })
    expect(reply).toMatch(/\b15\b/)
    expect(reply).not.toMatch(/3114|suicide|cette semaine/)
  })
})

describe('once the signs were told', () => {
  const SIGNS = 'j’ai arrêté hier et je tremble, je transpire'
  test('they are for the 15 each time, whatever was denied', () => {
    const answers = talk([
      DRINKS,
      SIGNS,
      'non je veux pas mourir, je vois des choses',
      'je tremble toujours, je fais quoi',
    ])
    for (const { reply } of answers.slice(1)) expect(reply).toMatch(/\b15\b/)
    expect(answers.at(-1)?.level).toBe('danger')
  })
  test('they are not made small with who does so', () =>
    expect(last([DRINKS, SIGNS, 'le 15 pour ça ? c’est rien, c’est le manque']).reply).toMatch(
      /manque d’alcool n’est pas/,
    ))
  test('nobody is told to drink, or not to', () =>
    expect(last([DRINKS, SIGNS, 'et si je reprends un verre ?']).reply).toMatch(/médecin du 15/))
  test('of somebody else the words are theirs', () =>
    expect(last(['mon mari boit', 'il a arrêté hier, il tremble et il voit des bêtes']).reply).not.toMatch(
      /vous n’avez pas bu/,
    ))
})

describe('a parent who drinks', () => {
  test.each([
    ['ma fille m’a vu ivre dimanche, j’ai honte', /honte/],
    ['ma fille a juste fermé sa porte, elle m’a rien dit', /silence/i],
    ['c’est de ma fille que je veux parler, je lui dis quoi ?', /pas ta faute|rien fait de mal/],
  ])('« %s »', (words, answer) => {
    const { reply } = last([DRINKS, words])
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/Reste avec moi|idées qui me font peur|soirs sans/)
  })
})

describe('who plans to stop is told to see a doctor first', () => {
  test.each([
    'si j’arrête d’un coup c’est dangereux ?',
    'je voudrais arrêter ce week-end tout seul sans le dire à ma femme',
    'le matin je tremble un peu',
    'j’ai déjà eu une crise d’épilepsie en arrêtant il y a deux ans',
    'je fais quoi samedi si je tremble beaucoup ?',
    'en attendant le rdv je continue à boire alors ?',
    'il faut que j’aille voir quelqu’un avant ?',
    'comment je fais pour diminuer',
    'et si je saute un jour sur deux ?',
  ])('« %s »', (words) => {
    const { reply, level } = last([DRINKS, words])
    expect(level).not.toBe('crise')
    expect(reply).toMatch(/médecin|\b15\b/)
    expect(reply).not.toMatch(/suicide|pas de réponse toute prête|rien de sûr/)
  })

  test('their stop is no suicide, and a wish to die is still heard', () => {
    expect(last([DRINKS, 'je veux arrêter tout seul']).level).not.toBe('crise')
    expect(last([DRINKS, 'je veux arrêter de vivre, je veux mourir']).level).toBe('crise')
  })
})

test.each([
  ['je bois du café tous les matins et je tremble avant mon examen'],
  ['je suis alcoolique, j’ai arrêté il y a cinq ans et je vais bien'],
  ['j’ai arrêté le sport d’un coup'],
  ['je bois trop de café, trois litres par jour, et je tremble'],
  ['je bois trop le week-end, mais je vois les choses plus clairement'],
  ['je bois plus depuis des années, et je tremble avant mon oral'],
  ['ma copine a arrêté la clope, elle tremble et elle est sur les nerfs'],
])('« %s » is no withdrawal', (words) => expect(last([words]).state.risk.situation).not.toBe('medical'))
