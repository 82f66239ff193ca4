import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import type { Answer } from '../respond.ts'
import { nothingFound } from '../risk.ts'
import type { ExerciseId } from './exercises.ts'

function talk(messages: readonly string[], offered: ExerciseId | null = null): Answer {
  let state = { ...newConversation(3), offered }
  return messages.map((message) => {
    const answer = respondByRules(state, message, () => nothingFound)
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })[messages.length - 1] as Answer
}
const startedBy = (message: string, offered: ExerciseId | null = null) => talk([message], offered).exercise?.id ?? null

describe('an exercise that was offered', () => {
  test.each([
    'oui',
    'Mais allez-y, un petit pas.',
    'ok pour le petit pas',
    'allez-y',
    'je veux bien',
    'c’est quoi votre petit pas',
  ])('is started by « %s »', (message) => expect(startedBy(message, 'small-step')).toBe('small-step'))
  test.each(['non', 'oui mais pas maintenant', 'pas d’exercice', 'non je veux pas d’exercice', 'plus tard peut-être'])(
    'is not started by « %s »',
    (message) => expect(startedBy(message, 'small-step')).toBeNull(),
  )
  test('can still be asked for by its name later', () => {
    expect(startedBy('J’ai dit oui pour votre petit pas, vous l’avez oublié ?')).toBe('small-step')
  })
})

test('a refusal with a question in it: the question is answered, and no more are offered', () => {
  const answer = talk([
    'non je veux pas d’exercice. je veux savoir si c’est du harcèlement ou si je suis trop sensible',
  ])
  expect(answer.exercise).toBeNull()
  expect(answer.reply).toContain('médecin du travail')
  expect(answer.state.used).toHaveProperty('no exercise')
})

test('a need for an exercise is no refusal', () => {
  expect(startedBy('j’arrive pas à me calmer, un exercice ?')).toBe('breathing')
})

describe('the one that fits', () => {
  test('sleep: preparing the night', () => expect(startedBy('tu peux m’aider à dormir ?')).toBe('sleep'))
  test('stress: breathing, whatever the subject', () => {
    expect(talk(['Mon travail me pèse', 'vous avez un exercice contre le stress ?']).exercise?.id).toBe('breathing')
  })
  test('what is due tomorrow cannot wait for an appointment with worries', () => {
    const answer = talk(['Mon travail me pèse', 'un exercice ?', 'loin du coucher ? c’est demain matin mon entretien'])
    expect(answer.exercise?.id).toBe('breathing')
    expect(answer.reply).toMatch(/^C’est tout proche/)
  })
})

describe('an exercise under way gives way', () => {
  test('to somebody whom it does not help', () => {
    const answer = talk(['un exercice pour respirer', 'ça m’aide pas à réviser'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).toMatch(/plus utile|De quoi voulez-vous|vous vient/)
  })
  test('to what weighs more', () => {
    const answer = talk(['Je dors mal', 'un exercice pour dormir ?', 'je fais que penser au patient'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).not.toMatch(/continuons|avant le lit/)
  })
  test('to what is said besides, where it asks for no words', () => {
    const answer = talk(['un exercice pour respirer', 'mon entretien est avec le grand patron'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).toMatch(/exercice.*patron/)
  })
  test('and goes on when it is asked for again', () => {
    expect(talk(['un exercice pour respirer', 'stop', 'on reprend l’exercice de respiration']).exercise).toMatchObject({
      id: 'breathing',
      step: 2,
    })
  })
  test('to what was tried before, which is heard', () => {
    const answer = talk(['Je dors mal', 'un exercice pour dormir ?', 'oui j’ai essayé la tisane ça marche pas'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).not.toMatch(/De quoi voulez-vous parler|plus utile/)
  })
  test('to a question about their own life', () => {
    const answer = talk(['un exercice pour respirer', 'ça va passer ?'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).toContain('Le plus souvent oui')
  })
  test('to a question', () => {
    const answer = talk(['un exercice pour respirer', 'combien coûte une séance ?'])
    expect(answer.exercise).toBeNull()
    expect(answer.reply).toContain('29,99')
  })
})
