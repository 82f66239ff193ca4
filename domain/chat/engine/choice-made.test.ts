import { expect, test } from 'vitest'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { respondByRules } from '../../../tests/support/talk.ts'

const answerAfter = (asked: string, message: string) => {
  const { state } = respondByRules(newConversation(4), 'Ma copine veut un enfant et je sais pas')
  return respondByRules({ ...state, asked }, message).reply
}

test('what was chosen is received first, with what is added to it', () => {
  const asked = 'Est-ce un non pour toujours, ou un non pour maintenant ?'
  expect(answerAfter(asked, 'Un non pour maintenant. Je me sens pas prêt.')).toMatch(
    /^Un non pour maintenant, donc\s: vous ne vous sentez pas prêt\./u,
  )
})

test('where nothing was to be chosen, nothing is taken for a choice', () => {
  expect(answerAfter('Comment le vivez-vous ?', 'Un non pour maintenant. Je me sens pas prêt.')).not.toContain(', donc')
})
