import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHAT_CARE_MESSAGES_PER_MINUTE } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { LateTurns } from '#server/chat/late-turns.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { keptMessages } from '../../support/rows/kept-messages.ts'

const DANGER = 'Je vais me tuer ce soir'

let app: TestApp
let visitor: Client
let sessionId: string
let messageId: string

beforeEach(async () => {
  app ??= await startTestApp()
  visitor = app.visitor()
  sessionId = crypto.randomUUID()
  messageId = crypto.randomUUID()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const say = (message: string, input: object = {}, client = visitor) =>
  invoke(client, 'chat-wit-ai', { message, sessionId, messageId, consent: true, ...input })
const kept = () => keptMessages(app, sessionId)
const folder = () => join(app.deps.settings.DATA_DIR, 'late-messages')

/** The database is away: all at once, or only for what is written. */
function loseDatabase(isLost: (query: string) => boolean = () => true) {
  const { db } = app.deps
  const call: typeof db.callAsService = db.callAsService.bind(db)
  const lost = vi.spyOn(db, 'callAsService').mockImplementation(async (query, ...more) => {
    if (isLost(query)) throw new AppError('unavailable')
    return call(query, ...more)
  })
  return () => lost.mockRestore()
}

const ways: [string, ((query: string) => boolean) | undefined][] = [
  ['nothing can be read', undefined],
  ['it can be read, and not written', (query) => query.includes('keep_turn')],
]

test.each(ways)('a message that shows danger is answered now and stored later: %s', async (_how, isLost) => {
  const comeBack = loseDatabase(isLost)
  const answer = await say(DANGER)
  expect(answer).toMatchObject({ status: 200, body: { level: 'crise', messageId: null } })
  comeBack()
  expect(await kept()).toEqual([])
  await expect.poll(kept, { timeout: 10_000 }).toEqual([
    { sender: 'user', message: DANGER },
    { sender: 'assistant', message: answer.body.response },
  ])
  await expect.poll(() => readdir(folder())).toEqual([])
})

test('with an account, even when its session cannot be read', async () => {
  const person = await app.as('patient')
  const comeBack = loseDatabase()
  const service = vi.spyOn(app.deps.db, 'asService').mockRejectedValue(new AppError('unavailable'))
  expect(await say(DANGER, {}, person)).toMatchObject({ status: 200, body: { level: 'crise' } })
  service.mockRestore()
  comeBack()
  await expect.poll(kept, { timeout: 10_000 }).toHaveLength(2)
  expect(await app.sql`select user_id from chat_sessions where session_id = ${sessionId}`).toEqual([
    { user_id: person.person.id },
  ])
})

test('of somebody who has not agreed no words are kept, only that there was danger', async () => {
  const comeBack = loseDatabase()
  await say(DANGER, { consent: false })
  comeBack()
  await expect.poll(() => app.deps.lateTurns.size, { timeout: 10_000 }).toBe(0)
  expect(await kept()).toEqual([])
  const stored = await app.sql`
    select state -> 'risk' ->> 'level' as level from app.chat_states t join chat_sessions s on s.id = t.chat_session_id
    where s.session_id = ${sessionId}`
  expect(stored).toEqual([{ level: 'crise' }])
})

test('a process that stops leaves it to the next one, unreadable on the disk', async () => {
  const comeBack = loseDatabase()
  await say(DANGER)
  const { db, log, settings } = app.deps
  await app.deps.lateTurns.stop(0)
  const [name = ''] = await readdir(folder())
  expect((await readFile(join(folder(), name))).includes('tuer')).toBe(false)
  comeBack()
  const next = new LateTurns({ folder: settings.DATA_DIR, db, log, clock: app.clock.now })
  await next.start()
  await expect.poll(kept, { timeout: 10_000 }).toHaveLength(2)
  await expect.poll(() => readdir(folder())).toEqual([])
  await next.stop(0)
  // The former process finds it stored already.
  await app.deps.lateTurns.storeAll()
  expect([await kept(), app.deps.lateTurns.size]).toMatchObject([{ length: 2 }, 0])
})

test('sent again meanwhile, it is stored once, in order', async () => {
  const comeBack = loseDatabase()
  await say(DANGER)
  await say(DANGER)
  comeBack()
  await say(DANGER)
  await app.deps.lateTurns.storeAll()
  await say(DANGER)
  expect(await kept()).toHaveLength(2)
})

test('a conversation that was deleted meanwhile is not stored again', async () => {
  await say('Bonjour', { messageId: crypto.randomUUID() })
  const comeBack = loseDatabase((query) => query.includes('keep_turn'))
  await say(DANGER)
  await app.sql`delete from chat_sessions where session_id = ${sessionId}`
  comeBack()
  await expect.poll(() => app.deps.lateTurns.size, { timeout: 10_000 }).toBe(0)
  expect(await kept()).toEqual([])
})

test('more of them than one network may store in a minute are stored in the next', async () => {
  for (let sent = 0; sent <= CHAT_CARE_MESSAGES_PER_MINUTE; sent += 1)
    await say(DANGER, { messageId: crypto.randomUUID() })
  const stored = (await kept()).filter(({ sender }) => sender === 'user')
  expect(stored).toHaveLength(CHAT_CARE_MESSAGES_PER_MINUTE)
  expect(app.deps.lateTurns.size).toBe(1)
  app.clock.advance({ minutes: 2 })
  await app.deps.lateTurns.storeAll()
  expect((await kept()).filter(({ sender }) => sender === 'user')).toHaveLength(CHAT_CARE_MESSAGES_PER_MINUTE + 1)
})
