import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { isPutAside, putAsideLastAdvice, wasSaidOf } from './put-aside.ts'

const lastOf = (...messages: string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('who corrects us is heard in what they say', () => {
  const SON = [
    'Mon fils de 15 ans ne me parle plus.',
    'C’est arrivé juste après mon divorce, je me demande s’il m’en veut.',
  ]
  test.each([
    [
      SON,
      'Je parlais de mon fils, je me demande si LUI m’en veut.',
      /votre fils.*Vous vous demandez si lui vous en veut/,
    ],
    [
      ['On m’a trouvé un nodule. La biopsie est jeudi.', 'Le soir je vais sur internet et je lis des horreurs.'],
      'Je ne comprends pas votre question. Je vous dis que je lis des choses à minuit et que je n’arrive pas à m’arrêter.',
      /Vous (?:lisez des choses|n’arrivez pas à vous arrêter)/,
    ],
    [
      ['Ma femme est morte en mars.', 'Je pourrais appeler ma fille Hélène dimanche.'],
      'Il ne s’agit pas d’une cérémonie, c’est un simple coup de téléphone à ma fille.',
      /Un simple coup de téléphone à votre fille/,
    ],
    [
      ['mon nouveau chef change mes horaires la veille'],
      'Mais non, je parle des horaires ! Personne ne crie.',
      /des horaires/,
    ],
    [
      ['j’ai raté mon permis', 'mon pere a rigolé devant tout le monde'],
      'quelle personne ? je parle de mon pere. il me rabaisse depuis que je suis petit',
      /votre père/,
    ],
  ])('%s: %s', (before, correction, heard) => {
    const reply = lastOf(...before, correction)
    expect(reply).toMatch(/pardon/i)
    expect(reply).toMatch(heard)
    expect(reply).not.toMatch(/Qu’étiez-vous en train|Celle-ci, par exemple|Où en étiez-vous/)
    expect(reply.match(/pardon/gi)).toHaveLength(1)
  })

  test('what they only deny is not what is said back', () => {
    const reply = lastOf(
      'mon mari est à l’EHPAD, il a Alzheimer',
      'Mais non, nous ne divorçons pas ! Il est à l’EHPAD parce qu’il a la maladie d’Alzheimer.',
    )
    expect(reply).toMatch(/pardon.*EHPAD/i)
    expect(reply).not.toMatch(/divorc/)
  })
})

describe('who complains of nothing is not excused', () => {
  test.each([
    'Je ne comprends pas pourquoi il est parti. On était bien.',
    'on ne se comprend pas avec mon mari',
    'je relis ses messages toute la nuit',
    'on n’a plus aucun rapport sexuel depuis un an',
    'je parlais de mon fils à ma sœur hier et j’ai pleuré',
    'non pas vraiment, je suis fatiguée surtout',
  ])('%s', (message) => expect(lastOf('mon mari rentre tard tous les soirs', message)).not.toMatch(/pardon/i))
})

describe('advice that was said to be wide', () => {
  const WORDINGS = ['Un premier conseil.', 'La suite du même conseil.']
  const PART = 'tip exchange couple-left 3'

  test('goes no further, nor does anything told of the same', () => {
    const state = newConversation(1)
    unusedWording(state, PART, WORDINGS)
    state.turn = 1
    expect(isPutAside(state, 'couple-left')).toBe(false)
    putAsideLastAdvice(state)
    expect(unusedWording(state, PART, WORDINGS)).toBeNull()
    expect(isPutAside(state, 'couple-left')).toBe(true)
    expect(isPutAside(state, 'couple-home')).toBe(false)
  })
  test('is not held against a situation that it was not said of', () => {
    const state = newConversation(1)
    unusedWording(state, 'heard teen-shut-in', WORDINGS)
    state.turn = 1
    expect(wasSaidOf(state, 'teen-shut-in')).toBe(true)
    expect(wasSaidOf(state, 'breakup-just-left')).toBe(false)
    state.turn = 2
    expect(wasSaidOf(state, 'teen-shut-in')).toBe(false)
  })
  test('while older advice stays', () => {
    const state = newConversation(1)
    unusedWording(state, PART, WORDINGS)
    state.turn = 3
    putAsideLastAdvice(state)
    expect(unusedWording(state, PART, WORDINGS)).toBe(WORDINGS[1])
  })
})
