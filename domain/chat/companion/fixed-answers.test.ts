import { describe, expect, test } from 'vitest'
import { respond } from '../conversation.ts'
import { newConversation } from '../conversation-state.ts'
import { plainTextOf } from '../reading/plain-text.ts'
import { fixedAnswers, fixedAnswerTo } from './fixed-answers.ts'

describe('fixed answers', () => {
  test('are about forty', () => {
    expect(fixedAnswers.length).toBeGreaterThanOrEqual(38)
    expect(fixedAnswers.length).toBeLessThanOrEqual(50)
  })

  test.each(fixedAnswers)('$id: $example', ({ id, example }) => {
    expect(fixedAnswerTo(plainTextOf(example), false)?.id).toBe(id)
    expect(respond(newConversation(1), example)).toMatchObject({ level: 'none', isOpen: false })
  })

  test.each(['je dors mal depuis des semaines', 'mon chef crie', 'je suis triste', 'je ne sais pas quoi faire'])(
    'nothing fixed is said to « %s »',
    (message) => {
      expect(fixedAnswerTo(plainTextOf(message), false)).toBeUndefined()
    },
  )

  test.each([
    'Bonjour, comment tu vas ?',
    'Bonjour ! Comment allez-vous ?',
    'salut ça va',
    'Bonsoir, ça va et vous ?',
    'comment vas-tu ?',
  ])('a bare greeting is greeted, never thanked: « %s »', (message) => {
    const { reply, level, state } = respond(newConversation(1), message)
    expect(reply).toMatch(/^Bonjour\. Je suis un programme .* Et vous, comment ça va\s\?$/)
    expect(level).toBe('none')
    expect(state.isIntroduced).toBe(true)
  })

  test.each(['ça va', 'bonjour ça va pas', 'salut, ça va mal', 'bonjour, comment tu vas ? moi je suis triste'])(
    'more than a greeting is no greeting: « %s »',
    (message) => {
      expect(fixedAnswerTo(plainTextOf(message), false)).toBeUndefined()
    },
  )

  test('a danger after a greeting is read first', () => {
    const { level, card } = respond(newConversation(1), 'Bonjour, comment tu vas ? Je veux mourir')
    expect(level).not.toBe('none')
    expect(card?.lines[0]?.number).toBe('3114')
  })
})
