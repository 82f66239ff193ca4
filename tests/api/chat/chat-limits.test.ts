import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CHAT_CARE_MESSAGES_PER_MINUTE,
  CHAT_CONVERSATIONS_PER_NETWORK,
  CHAT_FREE_MESSAGES_PER_DAY,
  CHAT_MESSAGE_MAX_CHARACTERS,
  CHAT_MESSAGE_READ_CHARACTERS,
  CHAT_MESSAGES_PER_MINUTE,
  CHAT_REPEATS_PER_MESSAGE,
} from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { limitsOfGuided } from '#server/chat/limits.ts'
import { storedLimit } from '#server/rate-limit.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { type ModelChat, startModelChat } from '../../support/model-chat.ts'
import { keptMessages } from '../../support/rows/kept-messages.ts'

let app: TestApp
let visitor: Client
let sessionId: string

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => {
  visitor = app.visitor()
  sessionId = crypto.randomUUID()
})

const say = (message: string, client = visitor) => invoke(client, 'chat-wit-ai', { message, sessionId })
const kept = () => keptMessages(app, sessionId)

let networks = 0

/** An address whose network may send so many more messages in this minute. */
async function networkWith(left: number): Promise<string> {
  const address = `198.51.100.${++networks}`
  const [own] = limitsOfGuided({ accountId: undefined, sessionId, address })
  if (!own) throw new Error('a network has no limit')
  await app.sql`
    insert into app.rate_limits (key, window_start, hits)
    values (${storedLimit(own).key}, ${app.clock.now()}, ${own.times - left})`
  return address
}

async function sayFrom(address: string, message: string, input: object = { sessionId: crypto.randomUUID() }) {
  const answer = await app.fetchFrom(address)('/functions/v1/chat-wit-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, ...input }),
  })
  return { status: answer.status, body: (await answer.json()) as object }
}

describe('limits', () => {
  test('what no model answers is never counted', async () => {
    for (let i = 0; i <= CHAT_FREE_MESSAGES_PER_DAY; i++) {
      expect((await say(`Je suis un peu triste, message ${'a'.repeat(i)}`)).status).toBe(200)
    }
  })

  test('a flood from one network does not delay somebody elsewhere', async () => {
    let answered = 0
    const flood = Array.from({ length: 100 }, async (_, i) => {
      await invoke(visitor, 'chat-wit-ai', { message: `Bonjour ${i}`, sessionId: crypto.randomUUID() })
      answered += 1
    })
    expect(await say('Je vais me tuer ce soir', app.visitor())).toMatchObject({ status: 200, body: { level: 'crise' } })
    expect(answered).toBeLessThan(50)
    await Promise.all(flood)
  })

  test('long texts of a network do not hold up a short cry for help from it', async () => {
    const long = 'Nous avons rangé la maison. '.repeat(CHAT_MESSAGE_MAX_CHARACTERS / 20)
    let answered = 0
    const letters = Array.from({ length: 8 }, async () => {
      await invoke(visitor, 'chat-wit-ai', { message: long, sessionId: crypto.randomUUID() })
      answered += 1
    })
    expect(await say('Je vais me tuer ce soir')).toMatchObject({ status: 200, body: { level: 'crise' } })
    expect(answered).toBeLessThan(4)
    await Promise.all(letters)
  })

  test('a text that is too long is refused in a clear sentence, unless it shows danger', async () => {
    const long = 'Nous avons rangé la maison. '.repeat(CHAT_MESSAGE_MAX_CHARACTERS / 20)
    expect(await say(long)).toMatchObject({
      status: 422,
      body: {
        code: 'chat_message_too_long',
        message: errorMessage('chat_message_too_long', { n: CHAT_MESSAGE_MAX_CHARACTERS }),
      },
    })
    expect(await kept()).toEqual([])
    expect(await say(`${long} Ce soir je vais me tuer. ${long}`)).toMatchObject({
      status: 200,
      body: { level: 'crise' },
    })
  })

  test('a letter of a hundred thousand characters hides no danger in its middle', async () => {
    const half = 'Nous avons rangé la maison. '.repeat(1750)
    expect(await say(`${half}Ce soir je vais me tuer. ${half}`)).toMatchObject({
      status: 200,
      body: { level: 'crise' },
    })
  })

  test('a text too long to be read whole is refused, unless an end of it shows danger', async () => {
    const book = 'a'.repeat(CHAT_MESSAGE_READ_CHARACTERS + 1)
    // The page shows whom to call under it: web/features/chat/conversations/refusals.test.ts.
    expect(await say(book)).toMatchObject({ status: 422, body: { code: 'chat_message_unread' } })
    expect(await say(`${book} Je vais me tuer.`)).toMatchObject({ status: 200, body: { level: 'crise' } })
  })

  test('letters are counted before they are read, and never stand before a short cry for help', async () => {
    const letter = 'a'.repeat(200_000)
    const answers = await Promise.all([say(letter), say(letter)])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['chat_message_unread', 'too_many_requests']))
    expect(await say('Je veux mourir')).toMatchObject({ status: 200, body: { level: 'crise' } })
    const elsewhere = { message: letter, sessionId: crypto.randomUUID() }
    expect((await invoke(app.visitor(), 'chat-wit-ai', elsewhere)).body.code).toBe('chat_message_unread')
  })

  test('reading a long text is aborted when the client disconnects', async () => {
    const leave = new AbortController()
    const asked = app.fetch('/functions/v1/chat-wit-ai', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: `${'Bonjour. '.repeat(10_000)}Je vais me tuer.`, sessionId }),
      signal: leave.signal,
    })
    leave.abort()
    await expect(asked.then(({ status }) => status)).resolves.toBe(500)
    expect(await kept()).toEqual([])
  })

  test('a network that sends too much is refused for a minute, and never somebody in danger', async () => {
    const address = await networkWith(5)
    const flood = Array.from({ length: 10 }, (_, i) => sayFrom(address, `Bonjour ${i}`))
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' })
    expect(await sayFrom(address, 'Je vais me tuer ce soir')).toMatchObject({ status: 200, body: { level: 'crise' } })
    app.clock.advance({ minutes: 2 })
    expect((await sayFrom(address, 'Je respire un peu')).status).toBe(200)
  })

  test('two hundred students behind one address write four messages a minute each, and thirty in a day', () => {
    expect(CHAT_MESSAGES_PER_MINUTE).toBeGreaterThanOrEqual(200 * 4)
    expect(CHAT_CONVERSATIONS_PER_NETWORK).toBeGreaterThanOrEqual(200)
  })

  test('a flood of messages in danger is answered to the last, and kept up to a point', async () => {
    const answers: Awaited<ReturnType<typeof say>>[] = []
    // A few at a time: requests that wait too long for the conversation's lock are answered but not stored.
    while (answers.length < CHAT_CARE_MESSAGES_PER_MINUTE + 3) {
      answers.push(...(await Promise.all([1, 2, 3].map(() => say('Je veux mourir')))))
    }
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.level)}`))).toEqual(
      new Set(['200 crise']),
    )
    const notKept = answers.length - CHAT_CARE_MESSAGES_PER_MINUTE
    expect(answers.filter(({ body }) => body.messageId === null)).toHaveLength(notKept)
    expect(await kept()).toHaveLength(2 * CHAT_CARE_MESSAGES_PER_MINUTE)
  })

  test.each(['', '   ', '\n\t'])('nothing to say is refused: %j', async (message) => {
    expect((await say(message)).status).toBe(422)
  })
})

describe('a day of a model used up', () => {
  let chat: ModelChat
  let person: Client

  beforeAll(async () => {
    chat = await startModelChat()
    person = await chat.app.as('patient')
    sessionId = crypto.randomUUID()
    for (let i = 0; i < CHAT_FREE_MESSAGES_PER_DAY; i++)
      expect((await say(`Je suis un peu triste, message ${'a'.repeat(i)}`, person)).status).toBe(200)
  })

  test('ends open talk, and never the answer to somebody in danger', async () => {
    expect(await say('Encore un mot', person)).toMatchObject({ status: 429, body: { code: 'chat_day_used_up' } })
    expect(await say('Je vais me tuer ce soir', person)).toMatchObject({ status: 200, body: { level: 'crise' } })
  })

  const ways: Record<string, readonly string[]> = {
    'a panic': ['Je panique, là', 'Oui', 'Suite', 'ça tourne encore', 'Suite', 'Elle redescend', 'non'],
    'an exercise, typed': ['Respirer', 'suite', 'voilà c’est fait', 'stop'],
    'the gentle question': ['mon chat ronfle je veux mourir', 'un peu', 'le soir', 'non'],
    'a crisis taken back': ['je veux mourir', 'j’ai une corde', 'je plaisante', 'Oui', 'bonne nuit'],
    'a topic after danger': [
      'Ça ne va pas du tout',
      'Autre chose',
      'Oui',
      'Parler de ce qui pèse',
      'Sommeil',
      'je dors mal',
    ],
    'somebody else': ['ma sœur dit qu’elle va se suicider', 'elle est à Tours', 'J’appelle'],
    'who answers': ['y a quelqu’un ?', 'je parle à qui', 'combien ça dure l’attente au 3114'],
  }
  test.each(Object.entries(ways))('%s is neither counted, nor refused, nor sold', async (_, messages) => {
    const counted = () => chat.app.sql`select key, hits from app.rate_limits where key like 'chat day%' order by key`
    const before = await counted()
    for (const message of messages) {
      const { status, body } = await say(message, person)
      expect(status, message).toBe(200)
      expect(JSON.stringify(body), message).not.toMatch(/€|premium|tarif|\/pricing/i)
    }
    expect(await counted()).toEqual(before)
  })
})

describe('a message sent twice', () => {
  test('is kept once and gets the same answer', async () => {
    const messageId = crypto.randomUUID()
    const first = await invoke(visitor, 'chat-wit-ai', { message: 'Je dors mal', sessionId, messageId })
    const second = await invoke(visitor, 'chat-wit-ai', { message: 'Je dors mal', sessionId, messageId })
    expect(second.body.response).toBe(first.body.response)
    expect(await kept()).toHaveLength(2)
  })

  test('in another conversation it is refused, and shows nothing of the first', async () => {
    const messageId = crypto.randomUUID()
    await invoke(visitor, 'chat-wit-ai', { message: 'Je dors mal', sessionId, messageId })
    const stolen = await invoke(visitor, 'chat-wit-ai', {
      message: 'Bonjour',
      sessionId: crypto.randomUUID(),
      messageId,
    })
    expect(stolen).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('with other words it is refused, unless they show danger', async () => {
    const messageId = crypto.randomUUID()
    const tell = (message: string) => invoke(visitor, 'chat-wit-ai', { message, sessionId, messageId })
    await tell('  Je dors mal \uD83D ')
    expect((await tell('  Je dors mal \uD83D ')).status).toBe(200)
    expect(await tell('Mon chef crie')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await tell('Je veux mourir')).toMatchObject({ status: 200, body: { level: 'crise', messageId: null } })
    expect(await kept()).toHaveLength(2)
  })

  test.each([
    ['Je dors mal', 429],
    ['Je veux mourir', 200],
  ])('« %s », asked for again and again, is answered with %i in the end', async (message, status) => {
    const messageId = crypto.randomUUID()
    const tell = () => invoke(visitor, 'chat-wit-ai', { message, sessionId, messageId })
    await tell()
    for (let i = 0; i < CHAT_REPEATS_PER_MESSAGE; i++) expect((await tell()).status).toBe(200)
    expect((await tell()).status).toBe(status)
  })

  test('it counts in the minute of its network', async () => {
    const address = await networkWith(2)
    const repeated = { sessionId, messageId: crypto.randomUUID() }
    const tell = () => sayFrom(address, 'Je dors mal', repeated)
    expect((await tell()).status).toBe(200)
    expect((await sayFrom(address, 'Bonjour')).status).toBe(200)
    expect(await tell()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})
