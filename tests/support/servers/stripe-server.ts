import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterTestFile } from '../after-test-file.ts'

interface FakeIntent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  client_secret: string
  customer: string | null
  payment_method: string | null
  allowed_payment_method_types: string[]
  metadata: { payment: string }
}

interface Refusal {
  status: number
  type: string
  code?: string
}

/** Fake of the Stripe API that we use, for its official SDK, on its own port. */
export async function startStripeServer({ acceptedKey }: { acceptedKey?: string } = {}) {
  const intents = new Map<string, FakeIntent>()
  const refunds: { payment_intent: string; amount: number; metadata: { refund: string } }[] = []
  const answers = new Map<string, object>()
  const detached = new Set<string>()
  /** Errors instead of a charge or a detachment, by card, or of a refund, by payment. */
  const refusals = new Map<string, Refusal>()

  /** Cards of a customer, saved by the payments that succeeded. */
  function cardsOf(customer: string) {
    const used = [...intents.values()].filter((intent) => intent.customer === customer && intent.status === 'succeeded')
    const cards = new Set(used.map((intent) => intent.payment_method ?? ''))
    return [...cards].filter((id) => !detached.has(id)).map((id) => ({ object: 'payment_method', id }))
  }

  function act(method: string, path: string, form: URLSearchParams): object | undefined {
    if (method === 'POST' && path === '/v1/payment_intents') {
      const id = `pi_${crypto.randomUUID().slice(0, 8)}`
      const intent: FakeIntent = {
        id,
        object: 'payment_intent',
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        // An off-session payment completes at once.
        status: form.get('confirm') === 'true' ? 'succeeded' : 'requires_payment_method',
        client_secret: `${id}_secret`,
        customer: form.get('customer'),
        payment_method: form.get('payment_method'),
        allowed_payment_method_types: form.getAll('allowed_payment_method_types[0]'),
        metadata: { payment: form.get('metadata[payment]') ?? '' },
      }
      intents.set(id, intent)
      return intent
    }
    if (method === 'GET' && path.startsWith('/v1/payment_intents?')) {
      const customer = new URLSearchParams(path.split('?')[1]).get('customer')
      return {
        object: 'list',
        data: [...intents.values()].filter((intent) => intent.customer === customer).toReversed(),
      }
    }
    if (path === '/v1/balance') return { object: 'balance', available: [], pending: [] }
    if (method === 'POST' && path === '/v1/customers')
      return { object: 'customer', id: `cus_${crypto.randomUUID().slice(0, 8)}` }
    const [, customer] = /^\/v1\/customers\/(\w+)\/payment_methods/.exec(path) ?? []
    if (method === 'GET' && customer) return { object: 'list', data: cardsOf(customer) }
    const [, card] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? []
    if (method === 'POST' && card) {
      detached.add(card)
      return { object: 'payment_method', id: card }
    }
    if (method === 'GET' && path.startsWith('/v1/refunds?')) {
      const intent = new URLSearchParams(path.split('?')[1]).get('payment_intent')
      return { object: 'list', data: refunds.filter((refund) => refund.payment_intent === intent).toReversed() }
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const refund = {
        payment_intent: form.get('payment_intent') ?? '',
        amount: Number(form.get('amount')),
        metadata: { refund: form.get('metadata[refund]') ?? '' },
      }
      refunds.push(refund)
      return { object: 'refund', ...refund }
    }
    return intents.get(path.split('/').at(-1) ?? '')
  }

  let mayAnswer = Promise.resolve()
  let waiting = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    waiting++
    await mayAnswer
    waiting--
    if (acceptedKey && request.headers.authorization !== `Bearer ${acceptedKey}`) {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }))
      return
    }
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answers.get(key) : undefined
    const form = new URLSearchParams(body)
    const [, card] = /^\/v1\/payment_methods\/(\w+)\//.exec(request.url ?? '') ?? []
    const refusal = refusals.get(card ?? form.get('payment_method') ?? form.get('payment_intent') ?? '')
    const answer = refusal ? undefined : (known ?? act(request.method ?? '', request.url ?? '', form))
    if (typeof key === 'string' && answer) answers.set(key, answer)
    response.writeHead(answer ? 200 : (refusal?.status ?? 404), { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: refusal ?? { type: 'invalid_request_error' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterTestFile(async () => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    refusals,
    /** Cards that can no longer be charged. */
    detached,
    waiting: () => waiting,
    /** As after a day. */
    forgetIdempotencyKeys: () => answers.clear(),
    /** Holds all responses until the returned function is called. */
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>()
      mayAnswer = promise
      return resolve
    },
  }
}
