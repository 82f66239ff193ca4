import { expect, test } from 'vitest'
import { respond } from '../chat/conversation.ts'
import { newConversation } from '../chat/conversation-state.ts'
import type { MoodAnalysis, MoodCorrelation } from '../mood/analyse-moods.ts'
import { chooseResources } from './choose-resources.ts'
import { resources } from './resources.ts'

const nothing: MoodAnalysis = { weeks: [], better: [], harder: [], isHeavyLately: false }
const harder = (from: MoodCorrelation['from'], id: string, name: string): MoodCorrelation => ({
  id,
  name,
  from,
  betterDays: 0,
  harderDays: 3,
})
const ids = (analysis: MoodAnalysis) => chooseResources(analysis).map(({ id }) => id)

test('shows general resources to somebody without data', () => {
  expect(ids(nothing)).toEqual(['asking-for-help', 'breathing', 'first-consultation'])
})

test('harder days choose first, with the reason', () => {
  const [first] = chooseResources({ ...nothing, harder: [harder('chat', 'sleep', 'vos nuits')] })
  expect(first).toEqual({ id: 'sleep', because: 'Parce que vous avez parlé de ceci : vos nuits.' })
})

test('after heavy days, people who listen come before reading; never more than four', () => {
  const many = ['sleep', 'work', 'family', 'alone'].map((id) => harder('notes', id, id))
  const chosen = ids({ ...nothing, harder: many, isHeavyLately: true })
  expect(chosen[0]).toBe('help-lines')
  expect(chosen).toHaveLength(4)
  expect(new Set(chosen).size).toBe(4)
  expect(chosen.every((id) => resources.some((resource) => resource.id === id))).toBe(true)
})

test('an exercise is started by its own words, at the start of a conversation and within one', () => {
  for (const { id, kind, say } of resources) {
    expect(say !== undefined).toBe(kind === 'exercise')
    const begun = respond(newConversation(1), 'Mon travail me stresse.').state
    for (const before of [newConversation(1), begun])
      if (say) expect(respond(before, say).guide.track).toMatchObject({ flow: id, step: 1 })
  }
})
