import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { typeset } from '../replies/typeset.ts'
import { firstWords } from './first-words.ts'

const answersOf = (id: string) => firstWords.find((entry) => entry.id === id)?.answers ?? []
const isAnswerOf = (id: string, reply: string) => answersOf(id).some((answer) => reply.endsWith(typeset(answer)))

describe('what is written before anything is told', () => {
  test.each([
    ['bonsoir, c’est la première fois que je fais ça', 'first-time'],
    ['coucou, jamais fait ça avant', 'first-time'],
    ['Sale semaine, je sais même pas par où commencer', 'where-to-begin'],
    ['on m’a dit de venir ici, j’y crois pas trop', 'does-not-believe-in-it'],
    ['c’est bizarre de parler à une machine', 'does-not-believe-in-it'],
    ['mon médecin m’a conseillé votre site', 'sent-by-somebody'],
    ['je veux pas vous déranger avec mes problèmes', 'fears-to-bother'],
    ['désolé de vous embêter avec ça', 'fears-to-bother'],
    ['vous allez me prendre pour une folle', 'fears-to-be-judged'],
    ['j’ai du mal à me confier', 'hard-to-confide'],
    ['j’ai un truc à dire mais j’ose pas', 'hard-to-confide'],
    ['salut ça va ?', 'how-are-you-too'],
    ['besoin de parler svp', 'only-to-talk'],
    ['au secours', 'cry-for-help'],
    ['je teste juste', 'just-testing'],
    ['😢', 'nothing-in-words'],
  ])('« %s » is met as %s', (message, id) => {
    const [reply = ''] = repliesTo([message])
    expect(isAnswerOf(id, reply), reply).toBe(true)
  })

  test.each([
    'c’est la première fois que je viens, mon père est mort lundi',
    'j’y crois pas, il m’a quittée',
    'je sais pas comment dire à mon fils qu’on divorce',
    'j’ai peur que ma mère me juge',
    'j’ose pas demander une augmentation à mon chef',
  ])('« %s » tells something, and is heard for it', (message) => {
    const [reply = ''] = repliesTo([message])
    expect(
      firstWords.some(({ id }) => isAnswerOf(id, reply)),
      reply,
    ).toBe(false)
  })

  test('the same words later in a talk are of what is talked about', () => {
    const replies = repliesTo(['Mon mari est parti hier', 'je sais pas par où commencer'])
    expect(isAnswerOf('where-to-begin', replies.at(-1) ?? '')).toBe(false)
  })
})
