import { expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { eventStream } from './deliver.ts'

test('sends words before the next ones are generated, even when those are ready', async () => {
  const happened: string[] = []
  async function* events(): AsyncGenerator<ChatEvent> {
    yield { event: 'words', data: { text: 'Je vous lis. ' } }
    happened.push('the next are made')
    yield { event: 'words', data: { text: 'Et ensuite ?' } }
  }
  const reader = eventStream(events(), new AbortController()).body?.getReader()
  await reader?.read()
  // Node flushes writes once the promises of the current turn have run.
  process.nextTick(() => happened.push('the first leave'))
  await reader?.read()
  expect(happened).toEqual(['the first leave', 'the next are made'])
})
