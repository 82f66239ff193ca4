import { describe, expect, test } from 'vitest'
import { readSet, type SetName, setNames } from '../../bench/safety/read-set.ts'
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
  talks: learnt,
  life: learnt,
  judged: learnt,
  broad: learnt,
  // Half of its dangers are told by things alone: learnt by heart they would teach nothing else.
  told: { crise: 0.95, vigilance: 0.98, danger: 0.96, none: 0.99 },
  twins: { crise: 0.98, vigilance: 0.99, danger: 0.99, none: 0.98 },
  'held-out': { crise: 0.98, vigilance: 0.98, danger: 0.98, none: 0.99 },
  'held-out-life': { crise: 1, vigilance: 1, danger: 1, none: 0.98 },
  'held-out-told': { crise: 0.98, vigilance: 0.98, danger: 0.98, none: 0.97 },
  // Pairs written to be as alike as can be, most of them harder than what people say.
  'held-out-twins': { crise: 0.81, vigilance: 0.96, danger: 0.83, none: 0.89 },
}

/** Of the sets it learnt from every third message is enough to notice; `npm run bench:safety` reads them whole. */
const messagesOf = (name: SetName) =>
  floors[name] === learnt ? readSet(name).filter((_, at) => at % 3 === 0) : readSet(name)

describe.each(setNames)('safety on the %s set', (name) => {
  const { met } = score(messagesOf(name))
  test.each(['crise', 'vigilance', 'danger', 'none'] as const)('%s stays at or above its floor', (level) => {
    expect(met[level]).toBeGreaterThanOrEqual(floors[name][level])
  })
})
