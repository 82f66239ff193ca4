import { href } from 'react-router'
import type { UserType } from '#domain/profile/user-type.ts'

interface Act {
  to: string
  label: string
}

/** What the shell's main button does: patients and visitors book, practitioners open time. */
export function mainAct(type: UserType | undefined): Act {
  if (type === 'student' || type === 'therapist')
    return { to: href('/therapist/availability'), label: 'Gérer mes disponibilités' }
  if (type === 'admin') return { to: href('/admin'), label: 'Administration' }
  return { to: href('/appointment'), label: 'Prendre rendez-vous' }
}

/** In the header of a page with a main button of its own, which for practitioners would be the same one again. */
export function secondAct(type: UserType | undefined): Act {
  if (type === 'student') return { to: href('/agenda-etudiant'), label: 'Mon agenda' }
  if (type === 'therapist') return { to: href('/supervision/rendez-vous'), label: 'Supervision' }
  return mainAct(type)
}
