import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChatEvents } from '#domain/chat/chat-event.ts'
import { CHAT_REPEATS_PER_MESSAGE } from '#domain/constants.ts'
import { eventsOf } from '../../support/chat-events.ts'
import { MODEL_ANSWER, type ModelChat, startModelChat } from '../../support/model-chat.ts'

let chat: ModelChat

beforeAll(async () => {
  chat = await startModelChat()
})
beforeEach(() => chat.startAfresh())

/** Hook that runs before a turn is stored. */
function beforeKeeping(act: () => Promise<void>): Disposable {
  const { db } = chat.app.deps
  const callAsService: typeof db.callAsService = async (query, ...rest) => {
    if (query.includes('app.keep_turn')) await act()
    return db.callAsService(query, ...rest)
  }
  chat.app.deps.db = { ...db, callAsService }
  return {
    [Symbol.dispose]() {
      chat.app.deps.db = db
    },
  }
}

test('a message that cannot be kept is not answered, and the model is told to stop', async () => {
  using _ = beforeKeeping(() => Promise.reject(new Error('gone')))
  const { left } = chat.endpoint
  const response = await chat.ask('Parlez lentement')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('Je vous lis')
  await expect.poll(() => chat.endpoint.left).toBe(left + 1)
  expect(await chat.kept()).toEqual([])
})

test('no word of the model is shown before the message is kept, however late that is', async () => {
  const { ended } = chat.endpoint
  const happened: string[] = []
  using _ = beforeKeeping(async () => {
    await expect.poll(() => chat.endpoint.ended).toBe(ended + 1)
    happened.push('the model has ended, the message is kept')
  })
  const response = await chat.ask('Je dors mal')
  happened.push('the answer begins')
  const events = await eventsOf(response)
  expect(happened).toEqual(['the model has ended, the message is kept', 'the answer begins'])
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { response: MODEL_ANSWER } })
})

describe('after words that were shown', () => {
  const shown = async (message: string) => {
    const events = await eventsOf(await chat.ask(message))
    return events.flatMap((event) => (event.event === 'words' ? [event.data.text] : []))
  }

  test('a fault is followed by the embedded engine’s answer, and both are kept as one', async () => {
    const [first, rest, ...more] = await shown('Je dors mal (rompt après : Je vous lis. Cela)')
    expect(first).toBe('Je vous lis.')
    expect(rest).toMatch(/^\n\n\S/)
    expect(more).toEqual([])
    expect(await chat.kept()).toMatchObject([{ sender: 'user' }, { message: `${first}${rest}`, is_cut: false }])
  })

  test('a question is a whole answer, though the model breaks off behind it', async () => {
    expect(await shown('Je dors mal (rompt après : Depuis quand ? Cela)')).toEqual(['Depuis quand\u00A0?'])
    expect(await chat.kept()).toMatchObject([{ sender: 'user' }, { message: 'Depuis quand\u00A0?', is_cut: false }])
  })
})

describe('streaming', () => {
  test('sentences come one by one, each whole', async () => {
    const response = await chat.ask('Parlez lentement')
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const words = (await eventsOf(response)).flatMap((event) => (event.event === 'words' ? [event.data.text] : []))
    expect(words).toEqual(['Je vous lis.', ' Encore un mot.'])
  })

  test('a crisis card comes at once', async () => {
    const events = await eventsOf(await chat.ask('Je veux mourir'))
    expect(events[0]).toMatchObject({
      event: 'begun',
      data: { level: 'crise', card: { lines: [{ number: '3114' }, { number: '15' }, { number: '112' }] } },
    })
  })

  test('stopping or leaving keeps the partial answer and stops the model, and asking again completes it', async () => {
    const messageId = crypto.randomUUID()
    const { left } = chat.endpoint
    const response = await chat.ask('Parlez lentement', { messageId })
    for await (const { event } of readChatEvents(response.body ?? new ReadableStream())) if (event === 'words') break
    await expect.poll(() => chat.kept()).toMatchObject([{ sender: 'user' }, { message: 'Je vous lis.', is_cut: true }])
    await expect.poll(() => chat.endpoint.left).toBe(left + 1)
    const { body } = await chat.say('Parlez lentement', { messageId })
    expect(body.response).toBe('Je vous lis. Encore un mot.')
    expect(await chat.kept()).toMatchObject([{ sender: 'user' }, { message: body.response, is_cut: false }])
  })
})

test('a caller that waits for the whole answer and leaves stops the model too', async () => {
  const { left } = chat.endpoint
  const leaves = new AbortController()
  const waiting = chat.app.fetch('/functions/v1/chat-wit-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Parlez lentement', sessionId: chat.sessionId }),
    signal: leaves.signal,
  })
  await expect.poll(() => chat.endpoint.asked).toHaveLength(1)
  leaves.abort()
  await expect.poll(() => chat.endpoint.left).toBe(left + 1)
  await waiting
  const [message, ...answers] = await chat.kept()
  expect(message).toMatchObject({ sender: 'user', message: 'Parlez lentement' })
  expect(answers.every(({ is_cut: isCut }) => isCut)).toBe(true)
})

test('an answer that was cut is completed a few times, then the model is not asked any more', async () => {
  const messageId = crypto.randomUUID()
  const statuses = []
  for (let i = 0; i < CHAT_REPEATS_PER_MESSAGE + 2; i++) {
    statuses.push((await chat.say('Je dors mal', { messageId })).status)
    await chat.app.sql`update chat_messages set is_cut = true where answers = ${messageId}`
  }
  expect(statuses).toEqual([...Array.from({ length: CHAT_REPEATS_PER_MESSAGE + 1 }, () => 200), 429])
  expect(chat.endpoint.asked).toHaveLength(CHAT_REPEATS_PER_MESSAGE + 1)
})
