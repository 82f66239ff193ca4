import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOOD_ANALYSIS_WEEKS } from '../constants.ts'
import { addDays } from '../time.ts'
import { activitiesIn } from './activities.ts'
import { analyseMoods, type DayMood } from './analyse-moods.ts'
import type { MoodLevel } from './levels.ts'

const today = '2026-11-15'
const mood = (ago: number, level: MoodLevel, details: string | null = null): DayMood => ({
  day: addDays(today, -ago),
  level,
  details,
})

test('matches words whatever their accents and endings, and short ones only as whole words', () => {
  const of = activitiesIn('Longue MARCHE au parc avec ma sœur, puis mal dormi')
  expect(of.map(({ id }) => id).toSorted()).toEqual(['family', 'outdoors', 'sleep'])
  expect(activitiesIn('un amidon de maïs')).toEqual([])
})

test('describes each week, empty ones without reproach, and without a score', () => {
  const { weeks } = analyseMoods([mood(0, 4), mood(1, 4), mood(8, 2), mood(9, 1)], [], today)
  expect(weeks).toHaveLength(MOOD_ANALYSIS_WEEKS)
  expect(weeks.at(-1)).toEqual({
    monday: '2026-11-09',
    counts: { 1: 0, 2: 0, 3: 0, 4: 2 },
    words: 'Une semaine plus légère que celle d’avant.',
  })
  expect(weeks.at(-2)?.words).toBe('Une première semaine pour se repérer.')
  expect(weeks[0]?.words).toBe('Rien de noté, et c’est bien ainsi.')
})

const lastWords = (moods: DayMood[]) => analyseMoods(moods, [], today).weeks.at(-1)?.words

test('compares with the last week that was noted, and says so', () => {
  expect(lastWords([mood(0, 4), mood(1, 4), mood(15, 2), mood(16, 1)])).toBe(
    'Une semaine plus légère que la dernière notée.',
  )
  expect(lastWords([mood(0, 2), mood(1, 2), mood(15, 2), mood(16, 2)])).toBe('Une semaine proche de la dernière notée.')
})

test('counts activities of better and harder days from two days on; conversations only with consent', () => {
  const moods = [
    mood(0, 4, 'balade'),
    mood(1, 3, 'promenade'),
    mood(2, 1, 'réunion'),
    mood(3, 2, 'bureau'),
    mood(4, 1, 'loyer'),
  ]
  const alone = analyseMoods(moods, [], today)
  expect(alone.better).toEqual([
    { id: 'outdoors', name: 'marcher ou sortir', from: 'notes', betterDays: 2, harderDays: 0 },
  ])
  expect(alone.harder).toEqual([{ id: 'work', name: 'le travail', from: 'notes', betterDays: 0, harderDays: 2 }])
  const themes = [2, 2, 3].map((ago) => ({ day: addDays(today, -ago), id: 'sleep', name: 'vos nuits' }))
  const { harder } = analyseMoods(moods, themes, today)
  expect(harder).toContainEqual({ id: 'sleep', name: 'vos nuits', from: 'chat', betterDays: 0, harderDays: 2 })
})

test('suggests people who listen after several very low days, and only then', () => {
  expect(analyseMoods([mood(0, 1), mood(1, 1), mood(2, 1)], [], today).isHeavyLately).toBe(true)
  expect(analyseMoods([mood(0, 1), mood(1, 1)], [], today).isHeavyLately).toBe(false)
  expect(analyseMoods([mood(10, 1), mood(11, 1), mood(12, 1)], [], today).isHeavyLately).toBe(false)
})

test('counts every day of the shown weeks once, and no other', () => {
  const level = fc.constantFrom<MoodLevel>(1, 2, 3, 4)
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 60 })
  fc.assert(
    fc.property(days, level, (agos, any) => {
      const { weeks } = analyseMoods(
        agos.map((ago) => mood(ago, any)),
        [],
        today,
      )
      const counted = weeks.reduce((sum, { counts }) => sum + counts[1] + counts[2] + counts[3] + counts[4], 0)
      expect(counted).toBe(agos.filter((ago) => addDays(today, -ago) >= (weeks[0]?.monday ?? '')).length)
    }),
  )
})
