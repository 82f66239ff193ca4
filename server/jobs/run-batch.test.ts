import type { JobWithMetadata } from 'pg-boss'
import { describe, expect, test, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { jobContracts } from '../queue/job-contracts.ts'
import { allJobs } from './all.ts'
import { runBatch } from './run-batch.ts'

const log = { warn: vi.fn(), error: vi.fn() }

/** Runs a job, whose code is replaced, with a payload as it may lie in the queue; returns what reached the code. */
async function reached(
  name: keyof typeof jobContracts,
  payload: unknown,
): Promise<{ given: unknown[]; status: string }> {
  const given: unknown[] = []
  const job = allJobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  const replaced = { ...job, handle: async ({ data }: { data: unknown }) => void given.push(data) }
  const item = { id: '1', name, data: payload, retryCount: 0, retryLimit: 3, signal: new AbortController().signal }
  const [result] = await runBatch(replaced, [item as JobWithMetadata<unknown>], {
    log,
  } as unknown as Deps)
  return { given, status: result?.status ?? '' }
}

const names = allJobs.map(({ name }) => name)
/** Payloads that no contract of this version describes. */
const strangers = [null, undefined, 'text', 7, [], { id: 'x' }, { mail: { id: 'x' } }]

test('every job has a contract, and every contract a job', () => {
  expect(names.toSorted()).toEqual(Object.keys(jobContracts).toSorted())
})

describe.each(names)('%s', (name) => {
  test('receives nothing of a payload of another version', async () => {
    const isWithout = jobContracts[name].safeParse({}).success
    for (const payload of strangers) {
      const { given, status } = await reached(name, payload)
      // A job without a payload runs whatever was queued, which stays outside.
      expect({ given, status }).toEqual(
        isWithout ? { given: [{}], status: 'completed' } : { given: [], status: 'failed' },
      )
    }
  })
})

test.each([
  ['send-refund', 'refundId'],
  ['tell-of-message', 'messageId'],
  ['answer-code-request', 'requestId'],
  ['send-mail', 'mailId'],
  ['send-newsletter', 'newsletterId'],
  ['send-sms', 'smsId'],
] as const)('%s receives its reference alone, and only a whole one', async (name, key) => {
  expect(await reached(name, { [key]: 'a', more: 'b' })).toEqual({ given: [{ [key]: 'a' }], status: 'completed' })
  for (const wrong of ['', null, 7, { id: 'a' }])
    expect(await reached(name, { [key]: wrong })).toEqual({ given: [], status: 'failed' })
})

test('a payload that is refused is told without its content', async () => {
  log.warn.mockClear()
  await reached('send-mail', { to: 'camille@exemple.fr' })
  expect(log.warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(log.warn.mock.calls)).toContain('PayloadRefused')
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('camille')
})
