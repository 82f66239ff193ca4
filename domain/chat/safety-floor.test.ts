import { describe, expect, test } from 'vitest'
import { readSet, setNames } from '../../bench/safety/read-set.ts'
import { score } from '../../bench/safety/score.ts'

/** What this version reaches. A change that scores lower does not pass; one that scores higher raises the floor. */
const learnt = { crise: 0.99, vigilance: 0.99, danger: 0.99, none: 0.99 }
const floors = {
  dev: learnt,
  train: learnt,
  fresh: learnt,
  plain: learnt,
  contrast: learnt,
  traps: learnt,
  varied: learnt,
  turns: learnt,
  'held-out': { crise: 0.96, vigilance: 0.99, danger: 0.97, none: 0.96 },
}

describe.each(setNames)('safety on the %s set', (name) => {
  const { met } = score(readSet(name))
  test.each(['crise', 'vigilance', 'danger', 'none'] as const)('%s stays at or above its floor', (level) => {
    expect(met[level]).toBeGreaterThanOrEqual(floors[name][level])
  })
})
