import { csvCell } from '../csv-cell.ts'
import { wallTimeOf } from '../time.ts'
import { moodLabel } from './levels.ts'

export interface ExportedMood {
  level: number
  details: string | null
  recorded_at: string
}

/** For a spreadsheet in French: semicolons, and a BOM for UTF-8. */
export function moodsAsCsv(moods: readonly ExportedMood[]): string {
  const rows = moods.map(({ level, details, recorded_at }) => {
    const { day, time } = wallTimeOf(new Date(recorded_at))
    return [day, time, moodLabel(level), details ?? '']
  })
  return `\uFEFF${[['Jour', 'Heure', 'Humeur', 'Quelques mots'], ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

export function moodsAsJson(moods: readonly ExportedMood[]): string {
  const entries = moods.map(({ level, details, recorded_at }) => ({
    recordedAt: recorded_at,
    level,
    mood: moodLabel(level),
    details,
  }))
  return `${JSON.stringify(entries, null, 2)}\n`
}
