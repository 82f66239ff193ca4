import { expect, test } from 'vitest'
import { ModelBudget } from './model-budget.ts'

const prices = { MODEL_EUROS_PER_DAY: 0.00005, MODEL_INPUT_EUROS_PER_MILLION: 1, MODEL_OUTPUT_EUROS_PER_MILLION: 1 }

/** Daily budget of fifty millionths, handed out in parts as the database does. */
function purse(clock: () => Date): ModelBudget {
  const spent = new Map<string, number>()
  const takePart = () => {
    const day = clock().toISOString().slice(0, 10)
    const taken = spent.get(day) ?? 0
    if (taken + 10 > 50) return []
    spent.set(day, taken + 10)
    return [{ day }]
  }
  return new ModelBudget({ asService: async <T>() => takePart() as T }, clock, prices)
}

test('returns unspent money, and never exceeds the cap', async () => {
  const allowance = purse(() => new Date('2026-11-15T12:00:00Z'))
  const first = await allowance.take(10)
  first?.spend(4)
  for (let i = 0; i < 4; i++) expect(await allowance.take(10)).not.toBeNull()
  expect(await allowance.take(10)).toBeNull()
  expect(await allowance.take(6)).not.toBeNull()
  expect(await allowance.take(1)).toBeNull()
})

test('the rest of a day is not carried over to the next', async () => {
  let now = new Date('2026-11-15T22:59:59Z')
  const allowance = purse(() => now)
  const late = await allowance.take(10)
  now = new Date('2026-11-16T00:00:01Z')
  for (let i = 0; i < 5; i++) expect(await allowance.take(10)).not.toBeNull()
  late?.spend(0)
  expect(await allowance.take(10)).toBeNull()
})
