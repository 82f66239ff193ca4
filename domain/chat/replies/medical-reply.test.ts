import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { respond } from '../respond.ts'

const CALL = /(?:^|\. )(?:Appelez|Composez|Le 15 ou le 112)/

describe('a chest that hurts', () => {
  const chest = 'ça serre dans la poitrine et mon bras gauche est engourdi'
  test.each([
    'ma collègue appelle',
    'ma collègue appelle le 15',
    'elle est au tel avec le 15, ils envoient une ambulance',
  ])('« %s »: nobody is told to call, nor to walk', (news) => {
    const [, reply] = repliesTo([chest, news])
    expect(reply).not.toMatch(CALL)
    expect(reply).not.toMatch(/ouvrez la porte|guettez|préparez|3114/i)
    expect(reply).toMatch(/assise|forcez/)
  })
  test('a way to calm down is given while waiting', () =>
    expect(repliesTo([chest, 'ma collègue appelle le 15', 'dites-moi un truc pour pas paniquer'])[2]).toMatch(
      /ouffle|pieds/,
    ))
  test('coldness is owned', () =>
    expect(repliesTo([chest, 'j’ai appelé le 15', 'je suis à l’hôpital', 'pourquoi vous êtes aussi froid'])[3]).toMatch(
      /^Vous avez raison/,
    ))
})

test('of a mother, what to do is beside her', () => {
  const said = repliesTo([
    'ma mère parle bizarre et sa bouche tombe d’un côté',
    'mon frère est au téléphone avec le samu',
    'les pompiers sont là, ils s’occupent d’elle',
  ])
  expect(said[1]).toMatch(/d’elle|sa main/)
  expect(said[2]).toMatch(/auprès d’elle|Votre mère/)
})

test('a pain in the chest is one, even put down to stress', () => {
  const { level, reply } = respond(
    newConversation(4),
    'j’ai une douleur bizarre dans la poitrine, c’est sûrement le stress',
  )
  expect(level).toBe('danger')
  expect(reply).toMatch(/15/)
})

describe('a pain in the chest, alone', () => {
  const said = repliesTo([
    'j’ai mal dans la poitrine depuis ce matin, ça descend dans le bras gauche',
    'je peux pas juste prendre un doliprane et m’allonger ?',
    'bon d’accord. je leur dis quoi au téléphone ?',
    'j’ai mal au bras et je transpire',
    'j’ai le samu en ligne, ils arrivent',
    'ça va un peu mieux, je me sens bête de les avoir dérangés',
    'je suis seul, la porte est fermée à clé. je me lève pour ouvrir ?',
  ])
  test('nothing is lent from somebody who flees', () =>
    expect(said.join(' ')).not.toMatch(/chez toi|certificat|à l’abri|laissez les autres/))
  test('what to take is asked of the 15', () => expect(said[1]).toMatch(/le médecin du 15/))
  test('what to tell them is told', () => expect(said[2]).toMatch(/adresse.*depuis quand/i))
  test('having called is not to be ashamed of', () => expect(said[5]).toMatch(/bien fait/))
  test('whether to stand up is theirs to say', () =>
    expect(said[6]).toMatch(/^(?:Demandez-le-leur|Pas sans leur avis)/))
})

test('an ill person who answers no more is told of again', () =>
  expect(repliesTo(['mon père est tombé, sa bouche est de travers', 'j’ai appelé le 15', 'il répond plus'])[2]).toMatch(
    /au 15 ou au 112 tout de suite/,
  ))

describe('a mother who faints', () => {
  const said = repliesTo([
    'ma mère a fait un malaise, elle respire bizarrement et ses lèvres sont bleues',
    'je fais quoi en attendant',
    'elle a 78 ans elle a un pacemaker',
    'ils ont dit 8 minutes',
    'je dois la mettre sur le côté ?',
    'elle respire plus',
  ])
  test('nothing is weighed nor asked as in ordinary talk', () =>
    expect(said.join(' ')).not.toMatch(/cela se pèse|Et vous, dans tout cela/))
  test('once they come, the gesture is theirs to guide', () => {
    expect(said[3]).toMatch(/joints|prévenus|bien fait/)
    expect(said[4]).toMatch(/guide le geste/)
    expect(said[5]).toMatch(/15 ou au 112 tout de suite/)
  })
})
