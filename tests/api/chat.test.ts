import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHAT_FREE_MESSAGES_PER_DAY, CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { ANONYMOUS } from '#server/db/identity.ts'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'
import { invoke } from '../support/invoke.ts'

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
const kept = () => app.sql<{ sender: string; message: string }[]>`
  select sender, message from chat_messages m join chat_sessions s on s.id = m.chat_session_id
  where s.session_id = ${sessionId} order by m.created_at`

test('what was said and what was answered are kept, in order', async () => {
  const { status, body } = await say('Je dors mal depuis lundi')
  expect(status).toBe(200)
  expect(body).toMatchObject({ level: 'none', card: null })
  expect(await kept()).toEqual([
    { sender: 'user', message: 'Je dors mal depuis lundi' },
    { sender: 'assistant', message: body.response },
  ])
})

test('the conversation remembers its risk on the server', async () => {
  await say('Je veux mourir')
  const { body } = await say('Je plaisantais')
  expect(body).toMatchObject({
    level: 'crise',
    card: { lines: [{ number: '3114' }, { number: '15' }, { number: '112' }] },
  })
  expect(body.response).toContain('3114')
})

test('two messages sent at once are answered in turn', async () => {
  await say('Bonjour')
  await Promise.all(['Je suis stressé', 'Je dors mal', 'Mon chef crie'].map((message) => say(message)))
  expect((await kept()).map((row) => row.sender)).toEqual(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? 'assistant' : 'user')),
  )
})

describe('limits', () => {
  test('a day ends after the free messages, and never for somebody in danger', async () => {
    for (let i = 0; i < CHAT_FREE_MESSAGES_PER_DAY; i++) {
      if (i % 20 === 19) app.clock.advance({ minutes: 2 })
      expect((await say(`Je suis un peu triste, message ${'a'.repeat(i)}`)).status).toBe(200)
    }
    const refused = await say('Encore un mot')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'chat_day_used_up' })
    const inDanger = await say('Je vais me tuer ce soir')
    expect(inDanger).toMatchObject({ status: 200, body: { level: 'crise' } })
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

  test.each(['', '   ', '\n\t'])('nothing to say is refused: %j', async (message) => {
    expect((await say(message)).status).toBe(422)
  })
})

describe('who reads', () => {
  test('a person reads their own conversation through the rows door, and nobody else’s', async () => {
    const patient = await app.as('patient')
    await say('Je suis fatiguée', patient)
    const { data } = await patient.from('chat_sessions').select('id').eq('session_id', sessionId).single()
    const { data: messages } = await patient
      .from('chat_messages')
      .select()
      .eq('chat_session_id', data?.id ?? '')
      .order('created_at')
    expect(messages).toHaveLength(2)
    const other = await app.as('patient')
    expect((await other.from('chat_sessions').select('id').eq('session_id', sessionId).single()).error?.code).toBe(
      'PGRST116',
    )
    expect((await other.from('chat_messages').select()).data).toEqual([])
    expect((await say('Et moi ?', other)).status).toBe(404)
    expect((await say('Et moi ?')).status).toBe(404)
  })

  test('an anonymous conversation is read with its id alone, and is never listed', async () => {
    await say('Je suis fatiguée')
    const query = 'select message from chat_messages'
    expect(await app.deps.db.readAs(ANONYMOUS, query, [])).toEqual([])
    expect(await app.deps.db.readAs({ ...ANONYMOUS, chat_session: crypto.randomUUID() }, query, [])).toEqual([])
    expect(await app.deps.db.readAs({ ...ANONYMOUS, chat_session: sessionId }, query, [])).toHaveLength(2)
    expect((await visitor.from('chat_messages').select()).data).toEqual([])
  })

  test('what the assistant remembers is out of reach', async () => {
    await expect(app.deps.db.readAs(ANONYMOUS, 'select state from app.chat_states', [])).rejects.toMatchObject({
      code: '42501',
    })
  })
})

test('an account that is deleted takes its conversations along', async () => {
  const leaving = await app.as('patient')
  await say('Bonjour', leaving)
  await app.sql`delete from auth.users where id = ${leaving.person.id}`
  expect(await kept()).toEqual([])
})

describe('read by the screen', () => {
  const conversation = (capability?: string) => {
    const query = visitor.from('chat_sessions').select('id').eq('session_id', sessionId)
    return (capability ? query.setHeader('x-chat-session', capability) : query).single()
  }

  test('whoever holds its id reads an anonymous conversation, oldest message first', async () => {
    await say('Bonsoir')
    const { data } = await conversation(sessionId)
    const { data: messages } = await visitor
      .from('chat_messages')
      .select('sender, message')
      .eq('chat_session_id', data?.id ?? '')
      .order('created_at')
      .setHeader('x-chat-session', sessionId)
    expect(messages?.map((row) => row.sender)).toEqual(['user', 'assistant'])
  })

  test('without the id, or with another one, there is no such conversation', async () => {
    await say('Bonsoir')
    expect((await conversation()).error?.code).toBe('PGRST116')
    expect((await conversation(crypto.randomUUID())).error?.code).toBe('PGRST116')
  })
})
