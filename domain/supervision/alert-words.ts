import { formatCount } from '../format.ts'
import type { AlertKind } from './alerts.ts'

/** Text of an alert, on screen and in a mail; the student's name comes first or last. */
export const alertTitles: Record<AlertKind, (name: string) => string> = {
  crisis: (name) => `${name} vous signale une situation d’urgence`,
  report: (name) => `Un signalement concerne ${name}`,
  absence: (name) => `${name} n’est pas venu·e à une séance`,
  not_admitted: (name) => `${name} n’a pas fait entrer une personne qui attendait`,
  low_rating: (name) => `Une personne ne s’est pas sentie écoutée par ${name}`,
  low_mean: (name) => `Les derniers avis sur les séances de ${name} sont bas`,
  late_twice: (name) => `${name} est arrivé·e en retard deux fois en un mois`,
  note_overdue: (name) => `Une note de ${name} n’est pas encore écrite`,
}

/** « il y a 12 min », « il y a 3 h », « il y a 2 jours ». */
export function ago(instant: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 60_000))
  if (minutes === 0) return 'à l’instant'
  if (minutes < 60) return `il y a ${minutes}\u00A0min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `il y a ${hours}\u00A0h`
  return `il y a ${formatCount(Math.floor(hours / 24), 'jour', 'jours')}`
}
