import { href } from 'react-router'
import type { UserType } from '#domain/profile/user-type.ts'

interface Action {
  to: string
  label: string
}

/** Main button of the shell: patients and visitors book, practitioners open slots. */
export function primaryAction(type: UserType | undefined): Action {
  if (type === 'student' || type === 'therapist')
    return { to: href('/therapist/availability'), label: 'Gérer mes disponibilités' }
  if (type === 'admin') return { to: href('/admin'), label: 'Administration' }
  return { to: href('/appointment'), label: 'Prendre rendez-vous' }
}

/** Header button of a page with its own main button, which for practitioners would repeat it. */
export function secondaryAction(type: UserType | undefined): Action {
  if (type === 'student') return { to: href('/agenda-etudiant'), label: 'Mon agenda' }
  if (type === 'therapist') return { to: href('/supervision/rendez-vous'), label: 'Supervision' }
  return primaryAction(type)
}
