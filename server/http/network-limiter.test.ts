import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkLimiter } from './network-limiter.ts'

const PER_SECOND = 10
const BURST = PER_SECOND * 12
let limiter: NetworkLimiter

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  limiter = new NetworkLimiter({ perSecond: PER_SECOND, atOnce: 3 })
})
afterEach(() => {
  vi.useRealTimers()
})

class Refused extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('refused')
    this.seconds = seconds
  }
}

const ask = (network: string, work: () => Promise<unknown> = () => Promise.resolve()) =>
  limiter
    .run(network, work, (seconds) => new Refused(seconds))
    .then(
      () => 'done',
      (error: unknown) => (error instanceof Refused ? error.seconds : Promise.reject(error)),
    )

async function askTimes(network: string, times: number): Promise<(string | number)[]> {
  const answers: (string | number)[] = []
  for (let time = 0; time < times; time += 1) answers.push(await ask(network))
  return answers
}

test('serves a burst, delays requests beyond it, and leaves other networks alone', async () => {
  expect(new Set(await askTimes('a', BURST))).toEqual(new Set(['done']))
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe('done')
  vi.advanceTimersByTime(1000)
  expect(await askTimes('a', PER_SECOND + 1)).toEqual([...Array.from({ length: PER_SECOND }, () => 'done'), 1])
})

test('charges slow work by its duration: sequential requests are served, parallel ones are not', async () => {
  const endings: (() => void)[] = []
  const slow = () => new Promise<void>((resolve) => endings.push(resolve))
  const answers = [ask('a', slow), ask('a', slow), ask('a', slow), ask('b', slow)]
  vi.advanceTimersByTime(24_000)
  for (const end of endings) end()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
  expect(await ask('a')).toBeGreaterThan(12)
  expect(await ask('b')).toBe('done')
})

test('limits parallel work; the others run in order', async () => {
  const ends: (() => void)[] = []
  const started: number[] = []
  const all = [0, 1, 2, 3, 4].map((name) =>
    ask('a', () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]))
  expect(await ask('b')).toBe('done')
  for (const count of [4, 5]) {
    ends.shift()?.()
    await vi.waitFor(() => expect(started).toHaveLength(count))
  }
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('failed work releases its slot', async () => {
  for (let time = 0; time < 10; time += 1)
    await expect(ask('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask('a')).toBe('done')
})

async function workFor(network: string, milliseconds: number, times: number): Promise<(string | number)[]> {
  const answers: (string | number)[] = []
  for (let time = 0; time < times; time += 1) {
    const asked = ask(network, () => {
      vi.advanceTimersByTime(milliseconds)
      return Promise.resolve()
    })
    answers.push(await asked)
  }
  return answers
}

test('charges nobody when the whole machine is slow', async () => {
  const answers: (string | number)[] = []
  for (let time = 0; time < 20; time += 1) {
    await workFor('others', 700, 1)
    const ends: (() => void)[] = []
    const page = [0, 1, 2].map(() => ask('a', () => new Promise<void>((end) => ends.push(end))))
    vi.advanceTimersByTime(2800)
    for (const end of ends) end()
    answers.push(...(await Promise.all(page)))
  }
  expect(new Set(answers)).toEqual(new Set(['done']))
})

test('charges slow requests when others are quick', async () => {
  limiter = new NetworkLimiter({ perSecond: PER_SECOND, atOnce: 100 })
  const ends: (() => void)[] = []
  const slow = Array.from({ length: 40 }, () => ask('a', () => new Promise<void>((end) => ends.push(end))))
  vi.advanceTimersByTime(8000)
  await workFor('others', 5, 3)
  for (const end of ends) end()
  await Promise.all(slow)
  expect(await ask('a')).toBeGreaterThan(60)
})

const site = (i: number) => `2001:db8:1:${i.toString(16)}::1`

test('limits the many networks of one site together, and higher', async () => {
  const answers: (string | number)[] = []
  for (let i = 0; i < BURST * 16 + 1; i += 1) answers.push(await ask(site(i * 16)))
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['done']))
  expect(answers.at(-1)).toBe(1)
  expect(await ask('2001:db8:2::1')).toBe('done')
})

test('requests refused to one network cost its neighbours nothing', async () => {
  await askTimes('203.0.113.1', BURST * 20)
  expect(await ask('203.0.113.1')).toBe(1)
  expect(new Set(await askTimes('203.0.113.2', BURST))).toEqual(new Set(['done']))
})

test('runs no more work in parallel for a wider network', async () => {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const all = [1, 2, 3, 4, 5].map((host) => ask(`203.0.113.${host}`, work))
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  expect(await ask('198.51.100.1')).toBe('done')
  for (const count of [4, 5]) {
    ends[count - 4]?.()
    await vi.waitFor(() => expect(ends).toHaveLength(count))
  }
  for (const end of ends) end()
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']))
})
