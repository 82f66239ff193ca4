import type { UserType } from '#domain/profile/user-type.ts'

/** What the shell's main button does: patients and visitors book, practitioners open time. */
export function mainAct(type: UserType | undefined): { to: string; label: string } {
  if (type === 'student' || type === 'therapist') return { to: '/therapist/availability', label: 'Mes disponibilités' }
  if (type === 'admin') return { to: '/admin', label: 'Administration' }
  return { to: '/appointment', label: 'Prendre rendez-vous' }
}
