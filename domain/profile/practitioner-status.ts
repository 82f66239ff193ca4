import { practitionerTitle } from './practitioner-title.ts'
import { studiesOf } from './studies.ts'

interface PractitionerTraits {
  type: string | null
  gender: string | null
  studyYear: string | null
  specialization: string | null
}

/** Shown next to every practitioner's name: « étudiante en psychologie supervisée, Master 2, psychologie clinique ». */
export function practitionerStatus({ type, gender, studyYear, specialization }: PractitionerTraits): string {
  const title = practitionerTitle({ type, gender })
  if (type === 'therapist') return title
  return [title, studiesOf(studyYear, specialization)].filter(Boolean).join(', ')
}
