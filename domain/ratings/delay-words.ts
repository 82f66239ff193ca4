import { formatCount } from '../format.ts'

/** « 18 h », « 2 jours » */
export function delayWords(minutes: number): string {
  const hours = Math.round(minutes / 60)
  if (hours < 1) return 'moins d’une heure'
  return hours < 48 ? formatCount(hours, 'h') : formatCount(Math.round(hours / 24), 'jour', 'jours')
}
