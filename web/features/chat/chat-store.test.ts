import { expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import type { ChatMessage } from '#domain/chat/schema.ts'
import { ChatStore } from './chat-store.ts'

const answered = (messageId: string): ChatEvent[] => [
  { event: 'begun', data: { level: 'none', card: null, messageId } },
  { event: 'words', data: { text: 'Et ensuite ?' } },
  {
    event: 'done',
    data: {
      response: 'Et ensuite ?',
      level: 'none',
      card: null,
      messageId,
      guide: { chips: [], track: null, summary: null },
    },
  },
]

/** Streams that send all their events, and close only on request. */
function slowToClose() {
  const asked: ChatMessage[] = []
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const store = new ChatStore(async function* (input) {
    asked.push(input)
    yield* answered(input.messageId ?? '')
    await closed
  })
  store.begin()
  return { store, asked, close }
}

async function untilAnswered(store: ChatStore) {
  await expect.poll(() => store.read().isAnswering).toBe(false)
}

test('the same answer tapped again before the stream has closed is another message', async () => {
  const { store, asked, close } = slowToClose()
  const first = store.send('Suite', false)
  await untilAnswered(store)
  const second = store.send('Suite', false)
  await untilAnswered(store)
  close()
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(asked.map(({ message }) => message)).toEqual(['Suite', 'Suite'])
  expect(new Set(asked.map(({ messageId }) => messageId)).size).toBe(2)
})

test('an unsent message keeps its id when it is sent again', async () => {
  const asked: ChatMessage[] = []
  const store = new ChatStore(async function* (input) {
    asked.push(input)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    yield* answered(input.messageId ?? '')
  })
  store.begin()
  expect(await store.send('Je dors mal', false)).toBe(false)
  expect(await store.send('Je dors mal', false)).toBe(true)
  expect(new Set(asked.map(({ messageId }) => messageId)).size).toBe(1)
})

/** A connection on which nothing comes back until it is stopped. */
const untilStopped = (signal: AbortSignal) =>
  new Promise<ChatEvent>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
  })

const textsIn = (store: ChatStore) => store.read().messages.map(({ text }) => text)

test('an answer stopped before the server has the message gives the words back', async () => {
  const asked: ChatMessage[] = []
  const store = new ChatStore(async function* (input, signal) {
    asked.push(input)
    yield await untilStopped(signal)
  })
  store.begin()
  const sent = store.send('Je dors mal', false)
  expect(textsIn(store)).toContain('Je dors mal')
  store.stop()
  expect(await sent).toBe(false)
  expect(textsIn(store)).not.toContain('Je dors mal')
  expect(store.read().isAnswering).toBe(false)
  const again = store.send('Je dors mal', false)
  store.stop()
  await again
  // The server may have received it all the same: it must not be kept twice.
  expect(new Set(asked.map(({ messageId }) => messageId)).size).toBe(1)
})

test('an answer stopped once the server has the message leaves it in the conversation', async () => {
  const store = new ChatStore(async function* (input, signal) {
    yield* answered(input.messageId ?? '').slice(0, 2)
    yield await untilStopped(signal)
  })
  store.begin()
  const sent = store.send('Je dors mal', false)
  await expect.poll(() => textsIn(store)).toContain('Et ensuite ?')
  store.stop()
  expect(await sent).toBe(true)
  expect(textsIn(store)).toContain('Je dors mal')
})

test('a message that cannot be sent after consent goes back to the field', async () => {
  const asked: ChatMessage[] = []
  const store = new ChatStore(async function* (input) {
    asked.push(input)
    if (input.consent) throw new TypeError('Failed to fetch')
    yield { event: 'consent-needed', data: {} }
  })
  store.begin()
  expect(await store.send('Je dors mal', true)).toBe(true)
  expect(store.read().awaitingConsent?.text).toBe('Je dors mal')
  expect(await store.agree(true)).toBe(false)
  await store.send('Je dors mal', true)
  expect(new Set(asked.map(({ messageId }) => messageId)).size).toBe(1)
})
