import { expect, test, vi } from 'vitest'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { detectRisk } from '#domain/chat/detector/detect-risk.ts'
import { understand } from '#domain/chat/understand.ts'
import { ownAnswerTo } from './own-answer-to.ts'

const knowing = vi.hoisted(() => ({ hasBegun: false, ends: Promise.withResolvers<void>() }))
vi.mock(import('#domain/chat/engine/know-situations.ts'), async (load) => ({
  ...(await load()),
  knowSituations() {
    knowing.hasBegun = true
    return knowing.ends.promise
  },
}))

const answer = (message: string) => ownAnswerTo(understand(newConversation(1), message, detectRisk))

test('somebody in danger does not wait until the engine knows situations; it reads them for what comes next', async () => {
  vi.useFakeTimers()
  expect((await answer('Je veux mourir')).level).toBe('crise')
  expect(knowing.hasBegun).toBe(false)
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  expect(knowing.hasBegun).toBe(true)
  knowing.hasBegun = false
})

test('anybody else does', async () => {
  const answered = answer('Je dors mal depuis lundi')
  expect(knowing.hasBegun).toBe(true)
  knowing.ends.resolve()
  expect((await answered).level).toBe('none')
})
