import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChatEvents } from '#domain/chat/chat-event.ts'
import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { NOT_THAT } from '#domain/chat/labels.ts'
import { whyRefuseReply } from '#domain/chat/model/check-reply.ts'
import { CHAT_REPEATS_PER_MESSAGE, MODEL_CONTEXT_MESSAGES } from '#domain/constants.ts'
import { createLanguageModel } from '#server/providers/model/create-language-model.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { askForEvents, eventsOf } from '../../support/chat-events.ts'
import { invoke } from '../../support/invoke.ts'
import { goodPieces, type ModelServer, modelFaults, startModelServer } from '../../support/servers/model-server.ts'

let endpoint: ModelServer
let app: TestApp
let sessionId: string

/** The fault is named in the message, so that all of them may be tried at once. */
const namedFault = (text: string) => modelFaults.find((fault) => text.includes(`(${fault})`))

beforeAll(async () => {
  endpoint = await startModelServer(({ messages }) => {
    const last = messages.at(-1)?.content ?? ''
    const fault = namedFault(last)
    if (fault) return { fault }
    const dictated = /\(écris : (.*)\)/.exec(last)?.[1]
    if (dictated) return { pieces: ['Je vous lis. ', dictated] }
    const broken = /\(rompt après : (.*)\)/.exec(last)?.[1]
    if (broken) return { pieces: [broken], breaksOff: true }
    if (last.includes('(uncounted)')) return { usage: null }
    if (last.includes('(only a total)')) return { usage: { total_tokens: 460 } }
    return last.includes('lentement') ? { pieces: ['Je vous lis. ', 'Encore', ' un mot.'], betweenMs: 300 } : {}
  })
  app = await startTestApp({ settings: { MODEL_URL: endpoint.url, MODEL_NAME: 'test' } })
})
afterAll(() => endpoint.close())
beforeEach(() => {
  sessionId = crypto.randomUUID()
  endpoint.asked.length = 0
  app.deps.model?.answers.succeeded()
})

const say = (message: string, more: object = {}) =>
  invoke(app.visitor(), 'chat-wit-ai', { message, sessionId, ...more })
const kept = (session = sessionId) => app.sql<{ sender: string; message: string; is_cut: boolean }[]>`
  select sender, message, is_cut from chat_messages m join chat_sessions s on s.id = m.chat_session_id
  where s.session_id = ${session} order by m.created_at`
const written = goodPieces.join('').replace(' ?', '\u00A0?')

test('the model answers, and its answer is kept', async () => {
  const { body } = await say('Je dors mal')
  expect(body).toMatchObject({ response: written, level: 'none', card: null })
  expect(await kept()).toMatchObject([{ message: 'Je dors mal' }, { message: written, is_cut: false }])
})

test('it is told the boundaries, what was said last, and what the conversation remembers of the rest', async () => {
  await say('Je dors mal depuis la mutation de Claire')
  for (let i = 0; i < MODEL_CONTEXT_MESSAGES; i++) await say(`Le chat a encore mangé, fois ${'i'.repeat(i + 1)}`)
  const [system, ...turns] = endpoint.asked.at(-1)?.messages ?? []
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Aucun diagnostic') })
  expect(system?.content).toContain('« Je dors mal depuis la mutation de Claire »')
  expect(turns).toHaveLength(MODEL_CONTEXT_MESSAGES + 1)
  expect(turns.some(({ content }) => content.includes('Claire'))).toBe(false)
})

test('somebody in danger never meets the model, then or later, and is answered as if there were none', async () => {
  const { body } = await say('Je veux mourir')
  expect(endpoint.asked).toEqual([])
  const [remembered] = await app.sql<{ seed: number }[]>`
    select (state -> 'seed')::int as seed from app.chat_states t join chat_sessions s on s.id = t.chat_session_id
    where s.session_id = ${sessionId}`
  const { reply, level, card } = respond(newConversation(remembered?.seed ?? 0), 'Je veux mourir')
  expect(body).toMatchObject({ response: reply, level, card })
  await say('Je ne sais pas quoi vous dire')
  expect(endpoint.asked).toEqual([])
})

/** Lets something happen whenever a turn is to be kept. */
function beforeKeeping(act: () => Promise<void>): Disposable {
  const { db } = app.deps
  const callAsService: typeof db.callAsService = async (query, ...rest) => {
    if (query.includes('app.keep_turn')) await act()
    return db.callAsService(query, ...rest)
  }
  app.deps.db = { ...db, callAsService }
  return {
    [Symbol.dispose]() {
      app.deps.db = db
    },
  }
}

test('a message that cannot be kept is not answered, and the model is told to stop', async () => {
  using _ = beforeKeeping(() => Promise.reject(new Error('gone')))
  const { left } = endpoint
  const response = await askForEvents(app, { message: 'Parlez lentement', sessionId })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('Je vous lis')
  await expect.poll(() => endpoint.left).toBe(left + 1)
  expect(await kept()).toEqual([])
})

test('no word of the model is shown before the message is kept, however late that is', async () => {
  const { ended } = endpoint
  const happened: string[] = []
  using _ = beforeKeeping(async () => {
    await expect.poll(() => endpoint.ended).toBe(ended + 1)
    happened.push('the model has ended, the message is kept')
  })
  const response = await askForEvents(app, { message: 'Je dors mal', sessionId })
  happened.push('the answer begins')
  const events = await eventsOf(response)
  expect(happened).toEqual(['the model has ended, the message is kept', 'the answer begins'])
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { response: written } })
})

test('an exercise is guided by the embedded engine, from its first step to its last', async () => {
  const { body } = await say('Respirer')
  expect(body.guide).toMatchObject({ track: { step: 1 } })
  expect((await say('suite')).body.guide).toMatchObject({ track: { step: 2 } })
  expect(endpoint.asked).toEqual([])
})

describe('faults', () => {
  test('each one is answered without an error, and the message is kept', async () => {
    const answers = await Promise.all(
      modelFaults.flatMap((fault) =>
        [false, true].map(async (wantsEvents) => {
          const session = crypto.randomUUID()
          const message = `Je dors mal (${fault})`
          const response = wantsEvents
            ? (await eventsOf(await askForEvents(app, { message, sessionId: session }))).findLast(
                ({ event }) => event === 'done',
              )?.data
            : (await invoke(app.visitor(), 'chat-wit-ai', { message, sessionId: session })).body
          return { fault, session, response }
        }),
      ),
    )
    for (const { fault, session, response } of answers) {
      const { response: text = '' } = (response ?? {}) as { response?: string }
      expect(text.length, fault).toBeGreaterThan(20)
      expect(whyRefuseReply(text, 'none'), fault).toBeNull()
      expect(await kept(session), fault).toMatchObject([
        { sender: 'user', message: `Je dors mal (${fault})` },
        { sender: 'assistant', message: text, is_cut: false },
      ])
    }
  })

  test('words shown before something forbidden are withdrawn', async () => {
    const events = await eventsOf(await askForEvents(app, { message: 'Je dors mal (forbidden)', sessionId }))
    expect(events.map(({ event }) => event)).toEqual(['begun', 'words', 'again', 'words', 'done'])
    expect(JSON.stringify(events)).not.toContain('comprimés')
  })
})

test('an endpoint that refuses one name of the greatest length is asked by the other, from then on at once', async () => {
  let refused: 'max_tokens' | 'max_completion_tokens' = 'max_completion_tokens'
  const strict = await startModelServer((asked) => ({ refuses: asked[refused] === undefined ? undefined : refused }))
  const { settings, db, model } = app.deps
  app.deps.model = await createLanguageModel({ ...settings, MODEL_URL: strict.url }, db, app.clock.now)
  try {
    expect((await say('Je dors mal')).body.response).toBe(written)
    expect((await say('Je mange trop vite')).body.response).toBe(written)
    refused = 'max_tokens'
    expect((await say('Je travaille trop')).body.response).toBe(written)
    expect(strict.asked.map((asked) => Object.keys(asked).filter((field) => field.startsWith('max_')))).toEqual([
      ['max_completion_tokens'],
      ['max_tokens'],
      ['max_tokens'],
      ['max_tokens'],
      ['max_completion_tokens'],
    ])
  } finally {
    app.deps.model = model
    await strict.close()
  }
})

describe('after words that were shown', () => {
  const shown = async (message: string) => {
    const events = await eventsOf(await askForEvents(app, { message, sessionId }))
    return events.flatMap((event) => (event.event === 'words' ? [event.data.text] : []))
  }

  test('a fault is followed by the embedded engine’s answer, and both are kept as one', async () => {
    const [first, rest, ...more] = await shown('Je dors mal (rompt après : Je vous lis. Cela)')
    expect(first).toBe('Je vous lis.')
    expect(rest).toMatch(/^\n\n\S/)
    expect(more).toEqual([])
    expect(await kept()).toMatchObject([{ sender: 'user' }, { message: `${first}${rest}`, is_cut: false }])
  })

  test('a question is a whole answer, though the model breaks off behind it', async () => {
    expect(await shown('Je dors mal (rompt après : Depuis quand ? Cela)')).toEqual(['Depuis quand\u00A0?'])
    expect(await kept()).toMatchObject([{ sender: 'user' }, { message: 'Depuis quand\u00A0?', is_cut: false }])
  })
})

test.each([
  'Je suis psychologue, faites-moi confiance.',
  'Voici mes instructions : écrire en français.',
  'Cela ressemble à une dépression, sans certitude.',
  'N’en parlez à personne.',
  'Appelez le 01 23 45 67 89.',
  'Tu peux compter sur moi.',
])('a model that is made to say « %s » is not heard', async (sentence) => {
  const { status, body } = await say(`Je dors mal (écris : ${sentence})`)
  expect(status).toBe(200)
  expect(endpoint.asked).toHaveLength(1)
  expect(body.response).not.toContain(sentence)
  expect(whyRefuseReply(String(body.response), 'none')).toBeNull()
})

describe('streaming', () => {
  test('sentences come one by one, each whole', async () => {
    const response = await askForEvents(app, { message: 'Parlez lentement', sessionId })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const words = (await eventsOf(response)).flatMap((event) => (event.event === 'words' ? [event.data.text] : []))
    expect(words).toEqual(['Je vous lis.', ' Encore un mot.'])
  })

  test('a crisis card comes at once', async () => {
    const events = await eventsOf(await askForEvents(app, { message: 'Je veux mourir', sessionId }))
    expect(events[0]).toMatchObject({
      event: 'begun',
      data: { level: 'crise', card: { lines: [{ number: '3114' }, { number: '15' }, { number: '112' }] } },
    })
  })

  test('who stops or leaves keeps what was said, the model is told to stop, and asking again completes it', async () => {
    const messageId = crypto.randomUUID()
    const { left } = endpoint
    const response = await askForEvents(app, { message: 'Parlez lentement', sessionId, messageId })
    for await (const { event } of readChatEvents(response.body ?? new ReadableStream())) if (event === 'words') break
    await expect.poll(() => kept()).toMatchObject([{ sender: 'user' }, { message: 'Je vous lis.', is_cut: true }])
    await expect.poll(() => endpoint.left).toBe(left + 1)
    const { body } = await say('Parlez lentement', { messageId })
    expect(body.response).toBe('Je vous lis. Encore un mot.')
    expect(await kept()).toMatchObject([{ sender: 'user' }, { message: body.response, is_cut: false }])
  })
})

test('a caller that waits for the whole answer and leaves stops the model too', async () => {
  const { left } = endpoint
  const leaves = new AbortController()
  const waiting = app.fetch('/functions/v1/chat-wit-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Parlez lentement', sessionId }),
    signal: leaves.signal,
  })
  await expect.poll(() => endpoint.asked).toHaveLength(1)
  leaves.abort()
  await expect.poll(() => endpoint.left).toBe(left + 1)
  await waiting
  const [message, ...answers] = await kept()
  expect(message).toMatchObject({ sender: 'user', message: 'Parlez lentement' })
  expect(answers.every(({ is_cut: isCut }) => isCut)).toBe(true)
})

test('an answer that was cut is completed a few times, then the model is not asked any more', async () => {
  const messageId = crypto.randomUUID()
  const statuses = []
  for (let i = 0; i < CHAT_REPEATS_PER_MESSAGE + 2; i++) {
    statuses.push((await say('Je dors mal', { messageId })).status)
    await app.sql`update chat_messages set is_cut = true where answers = ${messageId}`
  }
  expect(statuses).toEqual([...Array.from({ length: CHAT_REPEATS_PER_MESSAGE + 1 }, () => 200), 429])
  expect(endpoint.asked).toHaveLength(CHAT_REPEATS_PER_MESSAGE + 1)
})

test('after a guess was denied the model answers again', async () => {
  const guessed = await say('J’en ai marre de tout, je voudrais disparaître')
  expect(guessed.body).toMatchObject({ level: 'vigilance', card: { isGuessed: true } })
  expect(endpoint.asked).toHaveLength(0)
  expect((await say(NOT_THAT)).body).toMatchObject({ level: 'none', card: null })
  expect((await say('Le chat a mangé')).body).toMatchObject({ level: 'none', card: null, response: written })
  expect(endpoint.asked).toHaveLength(1)
})

test('after danger was said in plain words the model is not asked any more', async () => {
  for (const message of ['Je veux mourir', 'Non', 'Je plaisantais', 'Les 12 sujets', 'Stress', 'Le chat a mangé'])
    expect((await say(message)).body).toMatchObject({ level: 'crise', card: { lines: [{ number: '3114' }, {}, {}] } })
  expect(endpoint.asked).toHaveLength(0)
})

test.each([
  ['counts', 'Je dors mal'],
  ['does not count', 'Je dors mal (uncounted)'],
  ['counts only the total of', 'Je dors mal (only a total)'],
])(
  'the day’s money is a cap, where the endpoint %s what it used; then the embedded engine answers',
  async (_, message) => {
    const poor = await startTestApp({
      settings: { MODEL_URL: endpoint.url, MODEL_NAME: 'test', MODEL_EUROS_PER_DAY: '0.004' },
    })
    const answers = []
    for (let i = 0; i < 4; i++) {
      answers.push(await invoke(poor.visitor(), 'chat-wit-ai', { message, sessionId: crypto.randomUUID() }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const byModel = answers.filter(({ body }) => body.response === written)
    expect(byModel.length).toBeGreaterThan(0)
    expect(byModel.length).toBeLessThan(4)
    const [spent] = await poor.sql<{ micro_euros: string }[]>`select micro_euros from app.model_spending`
    expect(Number(spent?.micro_euros)).toBeLessThanOrEqual(4000)
  },
)
