import { describe, expect, test } from 'vitest'
import { respond } from '../conversation.ts'
import { newConversation } from '../conversation-state.ts'
import { diagnosis, grave, medicine, notACrisis, personOrMachine } from './plain-sentences.ts'

const first = (message: string) => respond(newConversation(1), message)
const isHeard = (message: string) => {
  const { level, state } = first(message)
  return level !== 'none' || state.place?.flow === 'gentle-check'
}

test.each(Object.entries(grave))('%s gets help, or at least the gentle question', (_, messages) => {
  const unheard = messages.filter((message) => !isHeard(message))
  expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(1)
})

test('of sixty plain grave sentences nearly all are heard', () => {
  const unheard = Object.values(grave)
    .flat()
    .filter((message) => !isHeard(message))
  expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(2)
})

test('unwanted images after a birth are not answered by the question about suicide', () => {
  for (const message of notACrisis['intrusive images of a young mother'])
    expect(first(message).state.place?.flow, message).toBe('intrusive-thoughts')
})

const { 'intrusive images of a young mother': _, ...ordinary } = notACrisis

test('ordinary sentences near a danger raise no alarm', () => {
  const raised = Object.values(ordinary)
    .flat()
    .filter((message) => first(message).level !== 'none')
  // A strong expression that is taken back in the same breath is still asked about.
  expect(raised.length, raised.join(' | ')).toBeLessThanOrEqual(2)
})

describe('plain questions', () => {
  test('a person or a machine: always « non » first', () => {
    for (const message of personOrMachine) expect(first(message).reply, message).toMatch(/^Non/)
  })

  test('medicines and diagnosis are left to a doctor', () => {
    const missed = [...medicine, ...diagnosis].filter((message) => !/médecin/.test(first(message).reply))
    expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(2)
  })
})
