import { formatCount } from '#domain/format.ts'

/** Age in the largest sensible unit: « 12 secondes », « 8 minutes », « 53 heures », « 40 jours » */
export function formatAge(seconds: number): string {
  const units = [
    [86_400, 3, 'jour', 'jours'],
    [3600, 1, 'heure', 'heures'],
    [60, 1, 'minute', 'minutes'],
  ] as const
  for (const [length, from, one, many] of units)
    if (seconds >= length * from) return formatCount(Math.floor(seconds / length), one, many)
  return formatCount(Math.max(0, Math.floor(seconds)), 'seconde', 'secondes')
}
