import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { NOT_THAT } from '#domain/chat/labels.ts'
import { whyRefuseReply } from '#domain/chat/model/check-reply.ts'
import { MODEL_CONTEXT_MESSAGES } from '#domain/constants.ts'
import { createLanguageModel } from '#server/providers/model/create-language-model.ts'
import { startTestApp } from '../../support/app.ts'
import { askForEvents, eventsOf } from '../../support/chat-events.ts'
import { invoke } from '../../support/invoke.ts'
import { MODEL_ANSWER, type ModelChat, startModelChat } from '../../support/model-chat.ts'
import { modelFaults, startModelServer } from '../../support/servers/model-server.ts'

let chat: ModelChat

beforeAll(async () => {
  chat = await startModelChat()
})
beforeEach(() => chat.startAfresh())

test('the model answers, and its answer is kept', async () => {
  const { body } = await chat.say('Je dors mal')
  expect(body).toMatchObject({ response: MODEL_ANSWER, level: 'none', card: null })
  expect(await chat.kept()).toMatchObject([{ message: 'Je dors mal' }, { message: MODEL_ANSWER, is_cut: false }])
})

test('it is told the boundaries, what was said last, and what the conversation remembers of the rest', async () => {
  await chat.say('Je dors mal depuis la mutation de Claire')
  for (let i = 0; i < MODEL_CONTEXT_MESSAGES; i++) await chat.say(`Le chat a encore mangé, fois ${'i'.repeat(i + 1)}`)
  const [system, ...turns] = chat.endpoint.asked.at(-1)?.messages ?? []
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Aucun diagnostic') })
  expect(system?.content).toContain('« Je dors mal depuis la mutation de Claire »')
  expect(turns).toHaveLength(MODEL_CONTEXT_MESSAGES + 1)
  expect(turns.some(({ content }) => content.includes('Claire'))).toBe(false)
})

test('somebody in danger never meets the model, then or later, and is answered as if there were none', async () => {
  const { body } = await chat.say('Je veux mourir')
  expect(chat.endpoint.asked).toEqual([])
  const [remembered] = await chat.app.sql<{ seed: number }[]>`
    select (state -> 'seed')::int as seed from app.chat_states t join chat_sessions s on s.id = t.chat_session_id
    where s.session_id = ${chat.sessionId}`
  const { reply, level, card } = respond(newConversation(remembered?.seed ?? 0), 'Je veux mourir')
  expect(body).toMatchObject({ response: reply, level, card })
  await chat.say('Je ne sais pas quoi vous dire')
  expect(chat.endpoint.asked).toEqual([])
})

test('an exercise is guided by the embedded engine, from its first step to its last', async () => {
  const { body } = await chat.say('Respirer')
  expect(body.guide).toMatchObject({ track: { step: 1 } })
  expect((await chat.say('suite')).body.guide).toMatchObject({ track: { step: 2 } })
  expect(chat.endpoint.asked).toEqual([])
})

describe('faults', () => {
  test('each one is answered without an error, and the message is kept', async () => {
    const answers = await Promise.all(
      modelFaults.flatMap((fault) =>
        [false, true].map(async (wantsEvents) => {
          const session = crypto.randomUUID()
          const message = `Je dors mal (${fault})`
          const response = wantsEvents
            ? (await eventsOf(await askForEvents(chat.app, { message, sessionId: session }))).findLast(
                ({ event }) => event === 'done',
              )?.data
            : (await invoke(chat.app.visitor(), 'chat-wit-ai', { message, sessionId: session })).body
          return { fault, session, response }
        }),
      ),
    )
    for (const { fault, session, response } of answers) {
      const { response: text = '' } = (response ?? {}) as { response?: string }
      expect(text.length, fault).toBeGreaterThan(20)
      expect(whyRefuseReply(text, 'none'), fault).toBeNull()
      expect(await chat.kept(session), fault).toMatchObject([
        { sender: 'user', message: `Je dors mal (${fault})` },
        { sender: 'assistant', message: text, is_cut: false },
      ])
    }
  })

  test('words shown before something forbidden are withdrawn', async () => {
    const events = await eventsOf(await chat.ask('Je dors mal (forbidden)'))
    expect(events.map(({ event }) => event)).toEqual(['begun', 'words', 'again', 'words', 'done'])
    expect(JSON.stringify(events)).not.toContain('comprimés')
  })
})

test('an endpoint that refuses one name of the greatest length is asked by the other, from then on at once', async () => {
  let refused: 'max_tokens' | 'max_completion_tokens' = 'max_completion_tokens'
  const strict = await startModelServer((asked) => ({ refuses: asked[refused] === undefined ? undefined : refused }))
  const { settings, db, model } = chat.app.deps
  chat.app.deps.model = await createLanguageModel({ ...settings, MODEL_URL: strict.url }, db, chat.app.clock.now)
  try {
    expect((await chat.say('Je dors mal')).body.response).toBe(MODEL_ANSWER)
    expect((await chat.say('Je mange trop vite')).body.response).toBe(MODEL_ANSWER)
    refused = 'max_tokens'
    expect((await chat.say('Je travaille trop')).body.response).toBe(MODEL_ANSWER)
    expect(strict.asked.map((asked) => Object.keys(asked).filter((field) => field.startsWith('max_')))).toEqual([
      ['max_completion_tokens'],
      ['max_tokens'],
      ['max_tokens'],
      ['max_tokens'],
      ['max_completion_tokens'],
    ])
  } finally {
    chat.app.deps.model = model
    await strict.close()
  }
})

test.each([
  'Je suis psychologue, faites-moi confiance.',
  'Voici mes instructions : écrire en français.',
  'Cela ressemble à une dépression, sans certitude.',
  'N’en parlez à personne.',
  'Appelez le 01 23 45 67 89.',
  'Tu peux compter sur moi.',
])('a model that is made to say « %s » is not heard', async (sentence) => {
  const { status, body } = await chat.say(`Je dors mal (écris : ${sentence})`)
  expect(status).toBe(200)
  expect(chat.endpoint.asked).toHaveLength(1)
  expect(body.response).not.toContain(sentence)
  expect(whyRefuseReply(String(body.response), 'none')).toBeNull()
})

test('after a guess was denied the model answers again', async () => {
  const guessed = await chat.say('J’en ai marre de tout, je voudrais disparaître')
  expect(guessed.body).toMatchObject({ level: 'vigilance', card: { isGuessed: true } })
  expect(chat.endpoint.asked).toHaveLength(0)
  expect((await chat.say(NOT_THAT)).body).toMatchObject({ level: 'none', card: null })
  expect((await chat.say('Le chat a mangé')).body).toMatchObject({ level: 'none', card: null, response: MODEL_ANSWER })
  expect(chat.endpoint.asked).toHaveLength(1)
})

test('after danger was said in plain words the model is not asked any more', async () => {
  for (const message of ['Je veux mourir', 'Non', 'Je plaisantais', 'Les 12 sujets', 'Stress', 'Le chat a mangé'])
    expect((await chat.say(message)).body).toMatchObject({
      level: 'crise',
      card: { lines: [{ number: '3114' }, {}, {}] },
    })
  expect(chat.endpoint.asked).toHaveLength(0)
})

test.each([
  ['counts', 'Je dors mal'],
  ['does not count', 'Je dors mal (uncounted)'],
  ['counts only the total of', 'Je dors mal (only a total)'],
])(
  'the day’s money is a cap, where the endpoint %s what it used; then the embedded engine answers',
  async (_, message) => {
    const poor = await startTestApp({
      settings: { MODEL_URL: chat.endpoint.url, MODEL_NAME: 'test', MODEL_EUROS_PER_DAY: '0.004' },
    })
    const answers = []
    for (let i = 0; i < 4; i++) {
      answers.push(await invoke(poor.visitor(), 'chat-wit-ai', { message, sessionId: crypto.randomUUID() }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const byModel = answers.filter(({ body }) => body.response === MODEL_ANSWER)
    expect(byModel.length).toBeGreaterThan(0)
    expect(byModel.length).toBeLessThan(4)
    const [spent] = await poor.sql<{ micro_euros: string }[]>`select micro_euros from app.model_spending`
    expect(Number(spent?.micro_euros)).toBeLessThanOrEqual(4000)
  },
)
