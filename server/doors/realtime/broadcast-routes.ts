import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import { isRecord, readJson } from './frames.ts'
import type { Hub } from './hub.ts'
import { identifyCaller } from './identify-caller.ts'
import type { MessageLimits } from './message-limits.ts'
import { refusals } from './refusals.ts'
import { type Admission, isServerEvent, type TopicRule } from './topic-rule.ts'

const MAX_BYTES = 64 * 1024
const NAME_MAX_BYTES = 200

interface Message {
  topic: string
  event: string
  isPrivate: boolean
  encoding: 'json' | 'bytes'
  body: Buffer
  /** Parsed body, if it is JSON. */
  payload: unknown
}

interface Parts {
  hub: Hub
  rules: readonly TopicRule[]
  messages: MessageLimits
}

/**
 * Broadcast over HTTP, as `channel.httpSend` and the older fallback of `channel.send` do: by a party that is in the room,
 * within the limit of what it says there.
 */
export function createBroadcastRoutes({ identify }: Deps, { hub, rules, messages: limits }: Parts): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()

  /** The admission to a topic of a party that is connected to it, here or in another process. */
  async function admissionInside(authorization: string | undefined, topic: string): Promise<Admission | undefined> {
    const rule = rules.find(({ pattern }) => pattern.test(topic))
    const token = authorization?.replace(/^Bearer\s+/i, '').trim()
    const admission = await rule?.mayJoin(topic, await identifyCaller(identify, token))
    if (!admission) return undefined
    const isInside = hub.isHere(topic, admission.key) || (await rule?.onStay?.isPresent(topic, admission.key))
    return isInside ? admission : undefined
  }

  /** Refusal, or nothing. */
  async function whyNot(find: (topic: string) => Promise<Admission | undefined>, message: Message) {
    const { topic, event, isPrivate, body, payload } = message
    if (!isPrivate) return { status: 403, message: refusals.privateOnly } as const
    if (body.length > MAX_BYTES) return { status: 413, message: 'Payload too large' } as const
    const rule = rules.find(({ pattern }) => pattern.test(topic))
    try {
      const admission = await find(topic)
      const isName = event !== '' && Buffer.byteLength(event) <= NAME_MAX_BYTES && !isServerEvent(event)
      const isTheirs = admission && isName && rule?.maySay?.(admission, payload) !== false
      if (rule && admission?.mayBroadcast && isTheirs) {
        if (limits.take(topic, admission.key, rule)) return undefined
        return { status: 429, message: refusals.tooManyMessages } as const
      }
    } catch (error) {
      if (!(error instanceof InvalidToken)) throw error
      return { status: 401, message: refusals.tokenExpired } as const
    }
    return { status: 403, message: refusals.notWritable(topic) } as const
  }

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer())
    const isBytes = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false
    const json = isBytes ? { value: undefined } : readJson(body)
    if (!json) return c.json({ message: 'Malformed JSON' }, 400)
    const message: Message = {
      topic: c.req.param('topic'),
      event: c.req.param('event'),
      isPrivate: c.req.query('private') === 'true',
      encoding: isBytes ? 'bytes' : 'json',
      body,
      payload: json.value,
    }
    const refusal = await whyNot((topic) => admissionInside(c.req.header('authorization'), topic), message)
    if (refusal) return c.json({ message: refusal.message }, refusal.status)
    hub.broadcast(undefined, message)
    return c.body(null, 202)
  })

  routes.post('/api/broadcast', async (c) => {
    const messages = messagesIn(await c.req.json().catch(() => undefined))
    if (!messages) return c.json({ message: 'Malformed messages' }, 400)
    const found = new Map<string, Promise<Admission | undefined>>()
    const find = (topic: string) => {
      const admission = found.get(topic) ?? admissionInside(c.req.header('authorization'), topic)
      found.set(topic, admission)
      return admission
    }
    for (const message of messages) {
      const refusal = await whyNot(find, message)
      if (refusal) return c.json({ message: refusal.message }, refusal.status)
    }
    for (const message of messages) hub.broadcast(undefined, message)
    return c.body(null, 202)
  })
  return routes
}

const MOST_MESSAGES = 20

function messagesIn(body: unknown): Message[] | undefined {
  const list = isRecord(body) && Array.isArray(body.messages) ? (body.messages as unknown[]) : []
  if (list.length === 0 || list.length > MOST_MESSAGES) return undefined
  const messages: Message[] = []
  for (const item of list) {
    if (!isRecord(item) || typeof item.topic !== 'string' || typeof item.event !== 'string') return undefined
    const { topic, event } = item
    const payload = item.payload ?? {}
    const content = Buffer.from(JSON.stringify(payload))
    messages.push({ topic, event, isPrivate: item.private === true, encoding: 'json', body: content, payload })
  }
  return messages
}
