import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'
import type { Answer } from '../respond.ts'

const lastOf = (messages: readonly string[]) => talk(messages).at(-1) as Answer
const replyTo = (...messages: readonly string[]) => lastOf(messages).reply

const WAKES = 'réveil à 3h toutes les nuits'
const REORGANISED = 'je pense au boulot, y a une réorganisation'

describe('a request is answered from what it asks about', () => {
  test.each([
    ['the nights that were told of before', [WAKES, REORGANISED, 'une idée concrète pour la nuit oui'], /réveil|lit/],
    ['stress, in a talk about studies', ['slt jai un partiel jeudi', 'jpeux faire koi contre le stress la'], /expir/],
    [
      'sleep, in a talk about a quarrel',
      ['je me dispute avec ma mère', 'et pour dormir une idée ?'],
      /sommeil|nuit|lever/,
    ],
  ])('%s', (_, messages, answer) => expect(replyTo(...messages)).toMatch(answer))

  test('and what was talked about goes on', () => {
    const quarrel = lastOf(['je me dispute tout le temps avec ma mère'])
    const asked = lastOf(['je me dispute tout le temps avec ma mère', 'et pour dormir t’as une idée ?'])
    expect(asked.state.situation?.id).toBe(quarrel.state.situation?.id)
  })
  test('a sentence is given to who asks what to say', () => {
    expect(replyTo('mon chef m’a humilié devant toute l’équipe', 'je lui dis quoi demain ?')).toMatch(/«.+»/)
    expect(replyTo('j’ai eu une sale journée avec mon chef', 'je dois lui dire quoi demain ?')).toMatch(/«.+»/)
  })
})

test('what is said to a sister is not what is said to a doctor', () => {
  expect(replyTo('Mon père est à l’hôpital depuis mardi', 'ma sœur ne vient pas', 'comment je lui en parle ?')).toMatch(
    /«\s?Je voudrais te parler/u,
  )
})

test('an idea for the night takes up the hour, and offers the exercise without starting it', () => {
  const { reply, exercise } = lastOf(['ça va moyen', 'et pour dormir t’as une idée ? je me réveille à 4h'])
  expect(reply).toMatch(/^Vers 4 h.*Voulez-vous préparer votre prochain coucher/)
  expect(exercise).toBeNull()
})

describe('a question about their own life is answered first', () => {
  test.each([
    ['c’est normal ?', /^À cet âge/],
    ['vous croyez que c’est normal à son âge ?', /^À cet âge/],
    ['ça va passer ?', /^Le plus souvent oui/],
    ['combien de temps ça dure ce genre de truc ?', /^Les silences d’adolescent/],
    ['j’ai raison ou pas ?', /^Je n’ai que votre côté/],
    ['je lui propose un ciné ou un resto ?', /^Un ciné ou un resto, les deux/],
    ['je lui dis maintenant ou j’attends ?', /^Plutôt maintenant/],
    ['vous en pensez quoi ?', /^Un avis d’IA/],
  ])('%s', (question, answer) => expect(replyTo('mon fils de 15 ans ne me parle plus', question)).toMatch(answer))

  test('what somebody finds normal is no question', () => {
    expect(replyTo('mon fils ne me parle plus', 'mon mari trouve ça normal')).not.toMatch(/^Oui|Cela se voit souvent/)
  })
})
