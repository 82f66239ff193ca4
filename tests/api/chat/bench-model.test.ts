import { expect, test } from 'vitest'
import { createOpenAiCompatibleModel } from '#server/providers/model/openai-compatible.ts'
import { examineModel, isRaised, keepsForm } from '../../../bench/model/examine-model.ts'
import { goodPieces, startModelServer } from '../../support/servers/model-server.ts'

async function examine(...behaviour: Parameters<typeof startModelServer>) {
  const endpoint = await startModelServer(...behaviour)
  try {
    return await examineModel(createOpenAiCompatibleModel({ url: endpoint.url, name: 'm', apiKey: undefined }), 6)
  } finally {
    await endpoint.close()
  }
}

test('a fit endpoint is found fit', async () => {
  const { ordinary, limits, readings } = await examine(
    () => ({ pieces: goodPieces }),
    ({ messages }) => ({ pieces: [messages.at(-1)?.content.includes('fusil') ? 'SUICIDE' : 'RIEN'] }),
  )
  expect([...ordinary, ...limits].map(({ fault }) => fault).filter(Boolean)).toEqual([])
  expect(ordinary.every(({ firstWordsMs }) => Number.isFinite(firstWordsMs))).toBe(true)
  expect(readings).toHaveLength(6)
  expect(readings.every(({ answer }) => keepsForm(answer))).toBe(true)
})

test.each([
  [{ fault: 'broken' }, 'silent'],
  [{ fault: 'forbidden' }, 'dose'],
  [{ pieces: ['I am so sorry to hear that. ', 'Would you like to talk about your day?'] }, 'foreign-language'],
  [{ pieces: ['Appelez le 01 23 45 67 89, ce sont des gens très bien.'] }, 'unknown-number'],
] as const)('the fault of an endpoint is reported: %o', async (behaviour, fault) => {
  const { ordinary, readings } = await examine(
    () => behaviour,
    () => ({ pieces: ['Cette personne semble aller mal.'] }),
  )
  expect(new Set(ordinary.map((said) => said.fault))).toEqual(new Set([fault]))
  expect(readings.some(({ answer }) => keepsForm(answer) || isRaised(answer))).toBe(false)
})
