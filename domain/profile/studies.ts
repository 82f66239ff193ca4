import { labelOf, specializations } from './choices.ts'

const years: Partial<Record<string, string>> = {
  '3': '3e année de licence',
  '4': 'Master 1',
  '5': 'Master 2',
  '6+': 'Doctorat',
}

/** In the words of a text; the labels of the form are in choices.ts. */
export function studyYearOf(studyYear: string | null): string {
  return years[studyYear ?? ''] ?? ''
}

/** « Master 2, psychologie clinique » */
export function studiesOf(studyYear: string | null, specialization: string | null): string {
  const field = specialization && specialization !== 'other' && labelOf(specializations, specialization)
  return [studyYearOf(studyYear), field && field.toLocaleLowerCase('fr')].filter(Boolean).join(', ')
}
