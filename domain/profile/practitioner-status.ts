import { labelOf, specializations, studyYears } from './choices.ts'
import { practitionerTitle } from './practitioner-title.ts'

export interface PractitionerTraits {
  type: string | null
  gender: string | null
  studyYear: string | null
  specialization: string | null
}

/** Shown next to every practitioner's name: « étudiante en psychologie supervisée, Master 2, psychologie clinique ». */
export function practitionerStatus({ type, gender, studyYear, specialization }: PractitionerTraits): string {
  const title = practitionerTitle({ type, gender })
  if (type === 'therapist') return title
  const field = specialization && specialization !== 'other' && labelOf(specializations, specialization)
  return [title, studyYear && labelOf(studyYears, studyYear), field && field.toLocaleLowerCase('fr')]
    .filter(Boolean)
    .join(', ')
}
