/** The four levels of the mood scale, best first, as every screen shows them. */
export const moodLevels = [
  { level: 4, label: 'Très bien' },
  { level: 3, label: 'Bien' },
  { level: 2, label: 'Moyen' },
  { level: 1, label: 'Pas bien' },
] as const

export type MoodLevel = (typeof moodLevels)[number]['level']

/** Label of a level; empty for an invalid one. */
export function moodLabel(value: unknown): string {
  return moodLevels.find(({ level }) => level === value)?.label ?? ''
}

/** From this level down, the widget offers two discreet links to people who listen. */
export const LOW_MOOD_LEVEL: MoodLevel = 1
