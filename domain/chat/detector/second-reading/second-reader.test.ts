import { expect, test } from 'vitest'
import { learnWeights } from '../../../../bench/safety/learn-weights.ts'
import { judgeSentences } from '../read-rules.ts'
import { ideasIn } from './ideas-in.ts'
import { secondReader } from './second-reader.ts'

const lesson = (text: string, level: 'none' | 'crise', id: number) => ({ id: `${id}`, text, level, category: 'essai' })

test('what is learnt is read back from the packed weights, and carries to words never met that stand for the same ideas', () => {
  const read = secondReader(
    learnWeights([
      ...['de Xanax', 'de Lexomil', 'de somnifères', 'de Valium', 'de Temesta'].map((what, at) =>
        lesson(`Je garde une boîte ${what} pour ce soir`, 'crise', at),
      ),
      ...['de chocolats', 'de crayons', 'de thé', 'de biscuits', 'de boutons'].map((what, at) =>
        lesson(`Je garde une boîte ${what} pour ma sœur`, 'none', at + 5),
      ),
    ]),
  )
  expect(read(judgeSentences('Je garde une boîte de Seresta pour cette nuit')).crise).toBeGreaterThan(0.5)
  expect(read(judgeSentences('Je garde une boîte de gâteaux pour mon frère')).crise).toBeLessThan(0.5)
})

test('a word stands for its ideas whatever its ending, and a phrase before its words', () => {
  expect(ideasIn(['somniferes'])).toEqual(ideasIn(['somnifere']))
  expect(ideasIn(['grand', 'mere'])).not.toEqual(ideasIn(['mere']))
  expect(ideasIn(['zyx'])).toEqual([])
})
