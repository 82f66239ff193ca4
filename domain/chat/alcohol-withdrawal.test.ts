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
  ])('« %s » « %s »', (...messages) => {
    const { reply, state } = last(messages.filter((message) => message !== undefined))
    expect(state.risk).toMatchObject({ level: 'danger', situation: 'medical' })
    expect(reply).toMatch(/\b15\b/)
    expect(reply).not.toMatch(/3114|suicide|cette semaine/)
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
])('« %s » is no withdrawal', (words) => expect(last([words]).state.risk.situation).not.toBe('medical'))
