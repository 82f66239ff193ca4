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
})
