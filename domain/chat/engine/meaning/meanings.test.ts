import { expect, test } from 'vitest'
import { weightTable } from '../../detector/second-reading/weight-table.ts'
import { families } from '../exchanges/all-families.ts'
import { hashOfAll } from './meaning.ts'
import learnt from './meanings.json' with { type: 'json' }

// Those that were edited since are read by themselves, at the cost of whoever talks about them first: `npm run learn:meaning`.
test('what the ways of each exchange mean together was learnt', () => {
  const means = weightTable(learnt.together)
  const unknown = families.flatMap(({ id, exchanges }) =>
    exchanges
      .map(({ asked, told }) => asked ?? told ?? [])
      .filter((said) => means.find(hashOfAll(said)) < 0)
      .map(([first]) => `${id}: ${first}`),
  )
  expect(unknown).toEqual([])
})
