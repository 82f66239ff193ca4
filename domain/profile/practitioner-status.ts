import { labelOf, specializations, studyYears } from './choices.ts'

export interface PractitionerTraits {
  type: string | null
  gender: string | null
  studyYear: string | null
  specialization: string | null
}

const students: Partial<Record<string, string>> = {
  female: 'étudiante en psychologie supervisée',
  male: 'étudiant en psychologie supervisé',
}

/** Written next to every practitioner's name: « étudiante en psychologie supervisée, Master 2, psychologie clinique ». */
export function practitionerStatus({ type, gender, studyYear, specialization }: PractitionerTraits): string {
  if (type === 'therapist') return 'psychologue'
  const field = specialization && specialization !== 'other' && labelOf(specializations, specialization)
  return [
    students[gender ?? ''] ?? 'étudiant·e en psychologie supervisé·e',
    studyYear && labelOf(studyYears, studyYear),
    field && field.toLocaleLowerCase('fr'),
  ]
    .filter(Boolean)
    .join(', ')
}
