/** Choices of the sign-up and profile forms: stored value and label. */

export const genders = [
  { value: 'female', label: 'Femme' },
  { value: 'male', label: 'Homme' },
  { value: 'non-binary', label: 'Non binaire' },
  { value: 'prefer-not-to-say', label: 'Je préfère ne pas répondre' },
] as const

export const studyYears = [
  { value: '3', label: '3e année (Licence/Bachelor)' },
  { value: '4', label: 'Master 1' },
  { value: '5', label: 'Master 2' },
  { value: '6+', label: 'Doctorat ou plus' },
] as const

export const specializations = [
  { value: 'clinical', label: 'Psychologie clinique' },
  { value: 'cognitive', label: 'Psychologie cognitive' },
  { value: 'social', label: 'Psychologie sociale' },
  { value: 'development', label: 'Psychologie du développement' },
  { value: 'health', label: 'Psychologie de la santé' },
  { value: 'neuropsychology', label: 'Neuropsychologie' },
  { value: 'organizational', label: 'Psychologie du travail et des organisations' },
  { value: 'other', label: 'Autre' },
] as const

export const specialties = [
  'Anxiété',
  'Dépression',
  'Traumatisme',
  'Addictions',
  'Relations',
  'Estime de soi',
  'Stress',
  'Deuil',
] as const

/** Consultation languages; ISO 639 codes. `own`: what its speakers call it, when that is another word. */
export const languages = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais', own: 'English' },
  { value: 'de', label: 'Allemand', own: 'Deutsch' },
  { value: 'es', label: 'Espagnol', own: 'Español' },
  { value: 'it', label: 'Italien', own: 'Italiano' },
  { value: 'pt', label: 'Portugais', own: 'Português' },
  { value: 'ar', label: 'Arabe', own: 'العربية' },
  { value: 'tr', label: 'Turc', own: 'Türkçe' },
  { value: 'wo', label: 'Wolof' },
  { value: 'fsl', label: 'Langue des signes française' },
] as const

/** Label of a stored value. */
export function labelOf(choices: readonly { value: string; label: string }[], value: string): string | undefined {
  return choices.find((choice) => choice.value === value)?.label
}
