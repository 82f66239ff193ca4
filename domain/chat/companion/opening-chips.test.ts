import { expect, test } from 'vitest'
import { exerciseFlows } from './exercise-flows.ts'
import { openingExercises, openingTopics } from './opening-chips.ts'
import { topicFlows } from './topic-flows.ts'

test('each chip of the first screen opens a flow', () => {
  expect(openingTopics).toEqual(topicFlows.map(({ chip }) => chip))
  for (const [id, label] of Object.entries(openingExercises))
    expect(exerciseFlows.find((flow) => flow.id === id)?.chip).toBe(label)
})
