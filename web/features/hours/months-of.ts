import type { HourKind } from '#domain/hours/kinds.ts'
import type { StageHours } from './queries.ts'

export interface MonthOfHours {
  /** `2026-11` */
  month: string
  confirmedMinutes: number
  byKind: { kind: HourKind; minutes: number }[]
}

/** Confirmed hours by month, in the order of the input. */
export function monthsOf(hours: readonly StageHours[]): MonthOfHours[] {
  const months = new Map<string, Map<HourKind, number>>()
  for (const { day, kind, minutes, state } of hours) {
    if (state !== 'confirmed') continue
    const kinds = months.get(day.slice(0, 7)) ?? new Map<HourKind, number>()
    months.set(day.slice(0, 7), kinds.set(kind, (kinds.get(kind) ?? 0) + minutes))
  }
  return [...months].map(([month, kinds]) => ({
    month,
    confirmedMinutes: [...kinds.values()].reduce((sum, minutes) => sum + minutes, 0),
    byKind: [...kinds].map(([kind, minutes]) => ({ kind, minutes })),
  }))
}
