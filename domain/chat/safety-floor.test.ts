import { describe, expect, test } from 'vitest'
import { readSet, setNames } from '../../bench/safety/read-set.ts'
import { score } from '../../bench/safety/score.ts'

/** What this version reaches. A change that scores lower does not pass; one that scores higher raises the floor. */
const floors = {
  dev: { crise: 0.99, vigilance: 0.99, danger: 0.99, none: 0.99 },
  train: { crise: 0.98, vigilance: 0.99, danger: 0.99, none: 0.97 },
  fresh: { crise: 0.98, vigilance: 0.99, danger: 0.98, none: 0.98 },
  'held-out': { crise: 0.98, vigilance: 0.99, danger: 0.95, none: 0.95 },
} as const

describe.each(setNames)('safety on the %s set', (name) => {
  const { met } = score(readSet(name))
  test.each(['crise', 'vigilance', 'danger', 'none'] as const)('%s stays at or above its floor', (level) => {
    expect(met[level]).toBeGreaterThanOrEqual(floors[name][level])
  })
})
