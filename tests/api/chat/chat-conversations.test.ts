import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHAT_ANONYMOUS_RETENTION_DAYS, CHAT_CARE_MESSAGES_PER_MINUTE } from '#domain/constants.ts'
import { ANONYMOUS } from '#server/db/identity.ts'
import { forgetAnonymousConversations } from '#server/jobs/forget-anonymous-conversations.ts'
import { allMessages, newestMessages } from '#web/features/chat/conversations/kept-messages.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
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

describe('read access', () => {
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

  test('the memory of the assistant is not accessible', async () => {
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

  test('an anonymous conversation is readable with its id, oldest message first', async () => {
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

  test('a very long one shows its end, then what came before, and is exported whole', async () => {
    await say('Bonsoir')
    const { data } = await conversation(sessionId)
    const id = data?.id ?? ''
    await app.sql`
      insert into chat_messages (chat_session_id, sender, message, created_at)
      select ${id}, 'user', 'Message ' || n, clock_timestamp() + n * interval '1 second' from generate_series(1, 2100) n`
    const pages = []
    for (const after of [0, 1000, 2000]) pages.push(await newestMessages(visitor, { id, sessionId }, { after }))
    expect(pages.map(({ rows, hasEarlier }) => [rows.at(0)?.message, rows.at(-1)?.message, hasEarlier])).toEqual([
      ['Message 1101', 'Message 2100', true],
      ['Message 101', 'Message 1100', true],
      ['Bonsoir', 'Message 100', false],
    ])
    const exported = await allMessages(visitor, { id, sessionId })
    expect(exported).toHaveLength(2102)
    expect([exported.at(0)?.message, exported.at(-1)?.message]).toEqual(['Bonsoir', 'Message 2100'])
  })

  test('without the id, or with another one, there is no such conversation', async () => {
    await say('Bonsoir')
    expect((await conversation()).error?.code).toBe('PGRST116')
    expect((await conversation(crypto.randomUUID())).error?.code).toBe('PGRST116')
  })
})

describe('consent', () => {
  const tell = (message: string, consent: boolean, client = visitor) =>
    invoke(client, 'chat-wit-ai', { message, sessionId, consent })

  test('that was declined leaves an answer, step by step, and keeps no word', async () => {
    const unkept = (message: string) =>
      invoke(visitor, 'chat-wit-ai', { message, sessionId, consent: false, isUnkept: true })
    const answers = [await unkept('Sommeil'), await unkept('Je me réveille à cinq heures')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers).toMatchObject([1, 2].map((step) => ({ body: { guide: { track: { step } } } })))
    expect(await kept()).toEqual([])
    const [session] = await app.sql`select * from chat_sessions where session_id = ${sessionId}`
    expect(JSON.stringify(session)).not.toMatch(/cinq heures/)
    expect((await unkept('x'.repeat(5000))).status).toBe(422)
  })

  test('without it an ordinary message is not kept, nor answered; with it both, and it is asked once', async () => {
    expect(await tell('Je dors mal', false)).toMatchObject({ status: 403, body: { code: 'chat_consent_needed' } })
    expect(await app.sql`select from chat_sessions where session_id = ${sessionId}`).toHaveLength(0)
    expect((await tell('Je dors mal', true)).status).toBe(200)
    expect((await tell('Surtout le dimanche', false)).status).toBe(200)
    expect(await kept()).toHaveLength(4)
    const [session] = await app.sql`select consent_version from chat_sessions where session_id = ${sessionId}`
    expect(session).toEqual({ consent_version: 1 })
  })

  test('somebody in danger is answered without it: the words are not kept, the danger is', async () => {
    const first = await tell('Je veux mourir', false)
    expect(first).toMatchObject({ status: 200, body: { level: 'crise', messageId: null } })
    expect(await kept()).toEqual([])
    expect(await tell('Je plaisantais', false)).toMatchObject({ status: 200, body: { level: 'crise' } })
    const [memory] = await app.sql`select state::text as words from app.chat_states t
      join chat_sessions s on s.id = t.chat_session_id where s.session_id = ${sessionId}`
    expect(memory?.words).not.toMatch(/mourir|plaisant/i)
    const title = async () => (await app.sql`select title from chat_sessions where session_id = ${sessionId}`)[0]?.title
    expect(await title(), 'words that are not kept name nothing').toBeNull()
    await tell('Je dors mal', true)
    expect(await title()).toBe('Je dors mal')
  })

  test('before it is given, somebody in danger is not answered twice with the same words', async () => {
    const message = 'J’ai 14 ans, ils ont fait un groupe avec mes photos et me disent de disparaître'
    const first = await tell(message, false)
    expect(first.body).toMatchObject({ level: 'danger', response: expect.stringContaining('3018') })
    const second = await tell('J’ai rien répondu', false)
    const sentences = (text: unknown) => String(text).split(/(?<=[.!?])\s/)
    expect(sentences(second.body.response).filter((one) => sentences(first.body.response).includes(one))).toEqual([])
  })

  test('a person with an account gives it once for all their conversations, until they withdraw it', async () => {
    const patient = await app.as('patient')
    expect((await tell('Bonjour', true, patient)).status).toBe(200)
    sessionId = crypto.randomUUID()
    expect((await tell('Rebonjour', false, patient)).status).toBe(200)
    expect(await app.sql`select title from chat_sessions where session_id = ${sessionId}`).toEqual([
      { title: 'Rebonjour' },
    ])
    await patient.from('consents').update({ withdrawn_at: new Date().toISOString() }).eq('purpose', 'chat')
    expect((await tell('Encore', false, patient)).status).toBe(403)
  })

  test('withdrawn with an account, it is withdrawn for a conversation begun without one', async () => {
    await tell('Bonsoir', true)
    const patient = await app.as('patient')
    await invoke(patient, 'adopt-conversation', { sessionId })
    expect((await tell('Et demain', false, patient)).status).toBe(200)
    await patient.from('consents').update({ withdrawn_at: new Date().toISOString() }).eq('purpose', 'chat')
    expect((await tell('Encore', false, patient)).status).toBe(403)
  })

  test('a flood of messages in danger without it is answered to the last, and remembered up to a point', async () => {
    const sessions = Array.from({ length: CHAT_CARE_MESSAGES_PER_MINUTE + 3 }, () => crypto.randomUUID())
    const answers = await Promise.all(
      sessions.map((session) =>
        invoke(visitor, 'chat-wit-ai', { message: 'Je veux mourir', sessionId: session, consent: false }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.level)}`))).toEqual(
      new Set(['200 crise']),
    )
    expect(await app.sql`select from chat_sessions where session_id in ${app.sql(sessions)}`).toHaveLength(
      CHAT_CARE_MESSAGES_PER_MINUTE,
    )
  })
})

describe('conversations of one’s own', () => {
  test('are listed, renamed, erased one by one or all together', async () => {
    const patient = await app.as('patient')
    await say('Une longue semaine au travail, et le dimanche soir qui serre la gorge encore une fois', patient)
    const other = crypto.randomUUID()
    await invoke(patient, 'chat-wit-ai', { message: 'Autre chose', sessionId: other })
    const titles = async () => (await patient.from('chat_sessions').select('title').order('created_at')).data
    expect(await titles()).toEqual([
      { title: 'Une longue semaine au travail, et le dimanche soir qui…' },
      { title: 'Autre chose' },
    ])
    await patient.from('chat_sessions').update({ title: 'Le travail' }).eq('session_id', sessionId)
    await patient.from('chat_sessions').delete().eq('session_id', other)
    expect(await titles()).toEqual([{ title: 'Le travail' }])
    await patient.from('chat_sessions').delete().not('id', 'is', null)
    expect(await titles()).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('an anonymous one is renamed and erased by whoever holds its id alone', async () => {
    await say('Bonsoir')
    await visitor.from('chat_sessions').delete().eq('session_id', sessionId)
    expect(await kept()).toHaveLength(2)
    await visitor.from('chat_sessions').delete().eq('session_id', sessionId).setHeader('x-chat-session', sessionId)
    expect(await kept()).toEqual([])
  })

  test('an anonymous one is taken along to an account by choice, once', async () => {
    await invoke(visitor, 'chat-wit-ai', { message: 'Bonsoir', sessionId, consent: true })
    const [patient, stranger] = [await app.as('patient'), await app.as('patient')]
    expect((await invoke(visitor, 'adopt-conversation', { sessionId })).status).toBe(401)
    expect((await invoke(patient, 'adopt-conversation', { sessionId })).status).toBe(200)
    expect((await invoke(stranger, 'adopt-conversation', { sessionId })).status).toBe(404)
    expect((await say('Et demain', patient)).status).toBe(200)
    expect((await say('Et demain')).status).toBe(404)
    expect((await patient.from('consents').select('purpose')).data).toEqual([{ purpose: 'chat' }])
  })

  test('without an account, they are erased after thirty days of silence', async () => {
    const ownSession = crypto.randomUUID()
    await invoke(await app.as('patient'), 'chat-wit-ai', { message: 'Bonjour', sessionId: ownSession })
    await say('Bonjour')
    const forget = () =>
      forgetAnonymousConversations.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
    app.clock.advance({ minutes: CHAT_ANONYMOUS_RETENTION_DAYS * 24 * 60 - 60 })
    await forget()
    expect(await kept()).toHaveLength(2)
    app.clock.advance({ minutes: 120 })
    await forget()
    expect(await kept()).toEqual([])
    sessionId = ownSession
    expect(await kept()).toHaveLength(2)
  })
})
