import { expect, test } from 'vitest'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { createLog } from '../log.ts'
import { type Writing, type Written, writeAnswer } from './write-answer.ts'

const never = new Promise<never>(() => undefined)

async function write(pieces: Writing['pieces'], more: Partial<Writing> = {}): Promise<Written> {
  const writing = writeAnswer({
    pieces,
    state: newConversation(1),
    fallback: 'Je vous écoute.',
    deadline: performance.now() + 60_000,
    left: new AbortController().signal,
    log: createLog('silent'),
    ...more,
  })
  let part = await writing.next()
  while (!part.done) part = await writing.next()
  return part.value
}

async function* sentencesWithoutEnd(): Writing['pieces'] {
  yield 'Je vous lis. '
  await never
  return undefined
}

async function* chatter(): Writing['pieces'] {
  for (;;) yield 'Voici encore une phrase. '
}

test('ends the answer with the embedded engine after the deadline', async () => {
  const written = await write(sentencesWithoutEnd(), { deadline: performance.now() + 20 })
  expect(written).toMatchObject({ text: 'Je vous lis.\n\nJe vous écoute.', by: 'engine', isCut: false })
})

test('cuts an endless answer at a maximum length', async () => {
  const written = await write(chatter())
  expect(written.by).toBe('model')
  expect(written.text.length).toBeLessThan(2000)
})

test('stores nothing when the client leaves before the first words', async () => {
  const left = new AbortController()
  async function* broken(): Writing['pieces'] {
    yield 'Je vous '
    left.abort()
    throw new Error('aborted')
  }
  expect(await write(broken(), { left: left.signal })).toMatchObject({ text: '', isCut: true })
})
