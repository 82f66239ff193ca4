import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { hearMeanwhile } from './hear-meanwhile.ts'

const happened: string[] = []
vi.mock(import('#domain/chat/detector/detect-risk.ts'), async (load) => {
  const { hearRisk, ...rest } = await load()
  return {
    ...rest,
    *hearRisk(message) {
      happened.push('the reading begins')
      return yield* hearRisk(message)
    },
  }
})

test('what was asked of the database just before has left when the reading begins', async () => {
  // As the driver does: behind a few promises it asks for its turn, and sends in it.
  const asking = (async () => {
    for (let promises = 0; promises < 10; promises++) await Promise.resolve()
    await nextTurn()
    happened.push('the question leaves')
  })()
  await Promise.all([asking, hearMeanwhile('Je dors mal')])
  expect(happened).toEqual(['the question leaves', 'the reading begins'])
})

test('what is made of the message and of those before it is read for itself', async () => {
  const detect = await hearMeanwhile('par ma femme')
  expect(detect('par ma femme').level).toBe('none')
  expect(detect('je me fais taper par ma femme').level).toBe('danger')
})
