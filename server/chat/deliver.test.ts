import { expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { eventStream } from './deliver.ts'

test('words leave before the next ones are made, even when these are there already', async () => {
  const happened: string[] = []
  async function* events(): AsyncGenerator<ChatEvent> {
    yield { event: 'words', data: { text: 'Je vous lis. ' } }
    happened.push('the next are made')
    yield { event: 'words', data: { text: 'Et ensuite ?' } }
  }
  const reader = eventStream(events(), new AbortController()).body?.getReader()
  await reader?.read()
  // Node sends what was written when the promises of a turn have run.
  process.nextTick(() => happened.push('the first leave'))
  await reader?.read()
  expect(happened).toEqual(['the first leave', 'the next are made'])
})
