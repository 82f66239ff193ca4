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

/** Consultation languages; ISO 639 codes. */
export const languages = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais' },
  { value: 'de', label: 'Allemand' },
  { value: 'es', label: 'Espagnol' },
  { value: 'it', label: 'Italien' },
  { value: 'pt', label: 'Portugais' },
  { value: 'ar', label: 'Arabe' },
  { value: 'tr', label: 'Turc' },
  { value: 'wo', label: 'Wolof' },
  { value: 'fsl', label: 'Langue des signes française' },
] as const

/** Label of a stored value. */
export function labelOf(choices: readonly { value: string; label: string }[], value: string): string | undefined {
  return choices.find((choice) => choice.value === value)?.label
}
