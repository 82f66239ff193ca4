import { href } from 'react-router'
import type { UserType } from '#domain/profile/user-type.ts'

/** What the shell's main button does: patients and visitors book, practitioners open time. */
export function mainAct(type: UserType | undefined): { to: string; label: string } {
  if (type === 'student' || type === 'therapist')
    return { to: href('/therapist/availability'), label: 'Mes disponibilités' }
  if (type === 'admin') return { to: href('/admin'), label: 'Administration' }
  return { to: href('/appointment'), label: 'Prendre rendez-vous' }
}
