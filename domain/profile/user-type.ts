export const userTypes = ['patient', 'student', 'therapist', 'admin'] as const
export type UserType = (typeof userTypes)[number]

/** Maps every stored spelling to one of the four types; an unknown value is a patient. */
export function userTypeOf(stored: unknown): UserType {
  if (stored === 'etudiant') return 'student'
  return userTypes.find((type) => type === stored) ?? 'patient'
}

/** « Psychologue » is a title protected by law: only supervisors have it. */
export const userTypeLabels: Record<UserType, string> = {
  patient: 'Patient',
  student: 'Étudiant·e en psychologie supervisé·e',
  therapist: 'Psychologue, supervision',
  admin: 'Administration',
}

const dashboards: Record<UserType, string> = {
  patient: '/patient/dashboard',
  student: '/dashboard-etudiant',
  therapist: '/therapist/dashboard',
  admin: '/admin',
}

export function dashboardOf(type: UserType): string {
  return dashboards[type]
}

const profiles: Record<UserType, string> = {
  patient: '/profile-patient',
  student: '/profile-student',
  therapist: '/profile-therapist',
  admin: '/profile-patient',
}

export function profileOf(type: UserType): string {
  return profiles[type]
}
