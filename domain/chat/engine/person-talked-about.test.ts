import { expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { nothingFound } from '../risk.ts'

function repliesTo(messages: readonly string[]): string[] {
  let state = newConversation(3)
  return messages.map((message) => {
    const answer = respondByRules(state, message, () => nothingFound)
    state = answer.state
    return answer.reply
  })
}
const lastOf = (messages: readonly string[]) => repliesTo(messages).at(-1)

test('« il » is the one who was talked about', () => {
  expect(lastOf(['Je pense à la lessive, à mon fils', 'Il comprend rien'])).toContain('votre fils')
})

test('« elle » is not', () => {
  expect(lastOf(['Je pense à mes factures, à mon fils', 'Elle est venue hier'])).not.toContain('votre fils')
})

test('nothing is expected of the dead, and something may be of the living', () => {
  const told = ['Mon père est décédé le mois dernier']
  expect(lastOf([...told, 'Il travaillait à la SNCF'])).not.toContain('avec votre père')
  expect(lastOf(['Je pense à mon frère', 'Il habite à Lyon'])).toMatch(/votre frère/i)
})

test('what befalls somebody else changes no subject', () => {
  const replies = repliesTo(['Mon chef me met la pression', 'Ma fille a dix ans', 'Elle dort mal'])
  expect(replies[2]).not.toMatch(/sommeil|nuits/)
})
