import { MOOD_ANALYSIS_WEEKS } from '../constants.ts'
import { addDays, type Day, weekdayOf, weekdays } from '../time.ts'
import { activitiesIn } from './activities.ts'
import type { MoodLevel } from './levels.ts'

/** Last mood of a day. */
export interface DayMood {
  day: Day
  level: MoodLevel
  details: string | null
}

/** Theme of a conversation on a day. */
export interface DayTheme {
  day: Day
  id: string
  name: string
}

export interface MoodWeek {
  monday: Day
  counts: Record<MoodLevel, number>
  words: string
}

/** Number of better and harder days that something accompanied. Counts of days, never a score. */
export interface MoodCorrelation {
  id: string
  name: string
  from: 'notes' | 'chat'
  betterDays: number
  harderDays: number
}

export interface MoodAnalysis {
  weeks: MoodWeek[]
  better: MoodCorrelation[]
  harder: MoodCorrelation[]
  /** Whether the last days were low enough to suggest people who listen. */
  isHeavyLately: boolean
}

/** From this level on, a day counts as better. */
const BETTER_FROM: MoodLevel = 3
/** Fewer days are chance. */
const LEAST_DAYS_TOGETHER = 2
const LATELY_DAYS = 7

/** Weekly analysis of a person's mood entries; days without an entry are ignored. */
export function analyseMoods(moods: readonly DayMood[], themes: readonly DayTheme[], today: Day): MoodAnalysis {
  const firstMonday = addDays(mondayOf(today), -7 * (MOOD_ANALYSIS_WEEKS - 1))
  const within = moods.filter(({ day }) => day >= firstMonday && day <= today)
  const together = correlationsIn(within, themes)
  return {
    weeks: weeksOf(within, firstMonday),
    better: together.filter((one) => one.betterDays > one.harderDays),
    harder: together.filter((one) => one.harderDays > one.betterDays),
    isHeavyLately: isHeavy(within.filter(({ day }) => day > addDays(today, -LATELY_DAYS))),
  }
}

function weeksOf(moods: readonly DayMood[], firstMonday: Day): MoodWeek[] {
  let before: NotedWeek | null = null
  return Array.from({ length: MOOD_ANALYSIS_WEEKS }, (_, week) => {
    const monday = addDays(firstMonday, 7 * week)
    const levels = moods.filter(({ day }) => mondayOf(day) === monday).map(({ level }) => level)
    const middle = middleOf(levels)
    const words = wordsFor(levels.length, middle, before)
    if (middle !== null) before = { middle, name: 'celle d’avant' }
    else if (before) before = { ...before, name: 'la dernière notée' }
    return { monday, counts: countsOf(levels), words }
  })
}

/** The last week with entries, and its name in a sentence. */
interface NotedWeek {
  middle: number
  name: string
}

/** Gentle wording, never a verdict. */
function wordsFor(days: number, middle: number | null, before: NotedWeek | null): string {
  if (middle === null) return 'Rien de noté, et c’est bien ainsi.'
  if (days < LEAST_DAYS_TOGETHER) return 'Un jour noté : c’est déjà un repère.'
  if (before === null) return 'Une première semaine pour se repérer.'
  if (middle - before.middle >= 0.5) return `Une semaine plus légère que ${before.name}.`
  if (before.middle - middle >= 0.5) return `Une semaine plus lourde que ${before.name}. Elle compte aussi.`
  return `Une semaine proche de ${before.name}.`
}

function correlationsIn(moods: readonly DayMood[], themes: readonly DayTheme[]): MoodCorrelation[] {
  const found = new Map<string, MoodCorrelation>()
  const note = (from: MoodCorrelation['from'], id: string, name: string, level: MoodLevel) => {
    const key = `${from} ${id}`
    const one = found.get(key) ?? { id, name, from, betterDays: 0, harderDays: 0 }
    if (level >= BETTER_FROM) one.betterDays++
    else one.harderDays++
    found.set(key, one)
  }
  for (const { day, level, details } of moods) {
    for (const { id, label } of activitiesIn(details ?? '')) note('notes', id, label, level)
    const spoken = new Map(themes.filter((theme) => theme.day === day).map(({ id, name }) => [id, name]))
    for (const [id, name] of spoken) note('chat', id, name, level)
  }
  return [...found.values()]
    .filter(({ betterDays, harderDays }) => betterDays + harderDays >= LEAST_DAYS_TOGETHER)
    .toSorted((a, b) => b.betterDays + b.harderDays - a.betterDays - a.harderDays)
}

function isHeavy(moods: readonly DayMood[]): boolean {
  const lowest = moods.filter(({ level }) => level === 1).length
  return lowest >= 3 && lowest * 2 > moods.length
}

function middleOf(levels: readonly number[]): number | null {
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length
}

function countsOf(levels: readonly MoodLevel[]): Record<MoodLevel, number> {
  const counts: Record<MoodLevel, number> = { 1: 0, 2: 0, 3: 0, 4: 0 }
  for (const level of levels) counts[level]++
  return counts
}

function mondayOf(day: Day): Day {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)))
}
