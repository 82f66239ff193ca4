import { DEMO_PASSWORD } from '#domain/auth/demo-accounts.ts'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { holdInputFor } from '../booking/run-contest.ts'
import { ordinaryMessages } from '../chat/messages.ts'
import type { Answers, LoadClient } from './load-client.ts'
import type { LoadPopulation, Patient } from './town.ts'

/** Requests of one visit, in sequence: each needs the answer before. */
export type Journey = (visit: Visit) => Promise<unknown>

const CARD = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'BANC ESSAI' }
const PAGES = ['/', '/pricing', '/praticiens', '/urgence']
const MESSAGES = ordinaryMessages(300)
const WORDS = 'Bonjour, je serai là jeudi à l’heure convenue.'

const browse: Journey = async (visit) => {
  for (const page of PAGES) await visit.get(`page ${page}`, page)
  await visit.get('settings', '/auth/v1/settings')
}

const search: Journey = async (visit) => {
  const people = await visit.rows<{ slug: string }>(
    'directory',
    'practitioner_openings?select=*&moment=eq.any&order=next_at,slug&limit=12',
  )
  const slug = people[visit.number % people.length]?.slug ?? ''
  await visit.rows('practitioner', `practitioners?select=*&slug=eq.${slug}`)
  await visit.rows('their times', `practitioner_times?select=starts_at&slug=eq.${slug}&order=starts_at&limit=1000`)
  const times = await visit.rows<{ starts_at: string }>(
    'free times',
    'free_times?select=starts_at&gender_preference=eq.any&order=starts_at&limit=1000',
  )
  const at = encodeURIComponent(times[visit.number % times.length]?.starts_at ?? '')
  await visit.rows('who is free', `free_starts?select=*&starts_at=eq.${at}&order=practitioner_name&limit=50`)
}

const signIn: Journey = async (visit) => {
  const { email } = visit.patient
  const text = await visit.post('sign in', '/auth/v1/token?grant_type=password', { email, password: DEMO_PASSWORD })
  const { access_token: token }: { access_token: string } = JSON.parse(text)
  visit.token = token
  await visit.get('account', '/auth/v1/user')
  await visit.rows('profile', 'profiles?select=first_name,user_type')
  await visit.rows('my appointments', 'my_appointments?select=*&order=starts_at&limit=1000')
  await visit.post('sign out', '/auth/v1/logout?scope=local', {})
}

const book: Journey = async (visit) => {
  const appointmentId = await holdSlot(visit)
  const begun = await visit.call<{ paymentId: string }>('create-payment', { appointmentId, card: CARD })
  await visit.call('confirm-payment', { paymentId: begun.paymentId, code: TEST_THREE_D_CODE })
  await visit.rows('my appointments', 'my_appointments?select=*&order=starts_at&limit=1000')
}

const changeOnesMind: Journey = async (visit) => {
  await holdSlot(visit)
  await holdSlot(visit)
}

const chat: Journey = async (visit) => {
  const sessionId = crypto.randomUUID()
  for (let turn = 0; turn < 3; turn += 1) {
    const message = MESSAGES[(visit.number * 3 + turn) % MESSAGES.length]
    const said = await visit.post('chat', '/functions/v1/chat-wit-ai', { message, sessionId }, 'text/event-stream')
    if (!said.includes('event: done')) throw new Error(`the chat's answer broke off: ${said.slice(0, 200)}`)
  }
}

const message: Journey = async (visit) => {
  const { threadId } = visit.patient
  await visit.rows('conversations', 'my_conversations?select=*&order=timestamp.desc.nullslast&limit=1000')
  const latest = `thread_messages?select=id,sender,body,sent_at&thread_id=eq.${threadId}&order=sent_at.desc&limit=50`
  await visit.rows('thread', latest)
  const { sentAt } = await visit.call<{ sentAt: string }>('send-message', { threadId, body: WORDS })
  await visit.call('mark-thread-read', { threadId, until: sentAt })
}

/** Weights as in real use; most visitors only read. */
export const mix: readonly { name: string; requests: number; journey: Journey; times: number }[] = [
  { name: 'browse', requests: 5, journey: browse, times: 6 },
  { name: 'search', requests: 5, journey: search, times: 5 },
  { name: 'sign in', requests: 5, journey: signIn, times: 2 },
  { name: 'book and pay', requests: 4, journey: book, times: 2 },
  { name: 'hold and release', requests: 2, journey: changeOnesMind, times: 1 },
  { name: 'chat', requests: 3, journey: chat, times: 2 },
  { name: 'messages', requests: 4, journey: message, times: 2 },
]
export const VISITS_OF_MIX = mix.reduce((sum, { times }) => sum + times, 0)
export const REQUESTS_A_VISIT = mix.reduce((sum, { requests, times }) => sum + requests * times, 0) / VISITS_OF_MIX

/** Interleaved, so that any part of the list is mixed. */
export const journeys: readonly Journey[] = mix
  .flatMap(({ journey, times }) => Array.from({ length: times }, (_, nth) => ({ journey, at: (nth + 0.5) / times })))
  .toSorted((a, b) => a.at - b.at)
  .map(({ journey }) => journey)

async function holdSlot(visit: Visit): Promise<string> {
  const { startsAt, practitionerId } = visit.takeSlot()
  return (await visit.call<{ appointmentId: string }>('hold-slot', holdInputFor(startsAt, practitionerId)))
    .appointmentId
}

/** One visit of one user, from a fixed IP address. */
export class Visit {
  readonly number: number
  readonly patient: Patient
  token: string
  readonly #slots: LoadPopulation['slots']
  readonly #client: LoadClient
  readonly #answers: Answers
  readonly #from: string

  constructor(client: LoadClient, answers: Answers, { patients, slots }: LoadPopulation, number: number) {
    const patient = patients[number % patients.length]
    if (!patient) throw new Error('nobody lives here')
    this.number = number
    this.patient = patient
    this.#slots = slots
    this.token = patient.token
    this.#client = client
    this.#answers = answers
    // Same user, same address: the server's per-network counters fill up during warm-up. Each in another /24, which has
    // limits too.
    const home = number % patients.length
    this.#from = `10.${home >> 8}.${home & 255}.1`
  }

  takeSlot(): LoadPopulation['slots'][number] {
    const slot = this.#slots.pop()
    if (!slot) throw new Error('every time is booked: the town needs more slots')
    return slot
  }

  get(kind: string, path: string): Promise<string> {
    return this.#client.ask(this.#answers, kind, path, { headers: this.#headers() })
  }

  async rows<T>(kind: string, query: string): Promise<T[]> {
    const rows: T[] = JSON.parse(await this.get(kind, `/rest/v1/${query}`))
    return rows
  }

  post(kind: string, path: string, body: object, accept = 'application/json'): Promise<string> {
    const headers = { ...this.#headers(), accept, 'idempotency-key': crypto.randomUUID() }
    return this.#client.ask(this.#answers, kind, path, { method: 'POST', headers, body })
  }

  async call<T>(name: string, input: object): Promise<T> {
    const answer: T = JSON.parse(await this.post(name, `/functions/v1/${name}`, input))
    return answer
  }

  #headers(): Record<string, string> {
    return {
      apikey: 'sb_publishable_mivoix',
      authorization: `Bearer ${this.token}`,
      'x-forwarded-for': this.#from,
    }
  }
}
