const students: Partial<Record<string, string>> = {
  female: 'étudiante en psychologie supervisée',
  male: 'étudiant en psychologie supervisé',
}

/** Title of a practitioner: « Psychologue » is protected by law, and never used for a student. */
export function practitionerTitle({ type, gender }: { type: string | null; gender: string | null }): string {
  if (type === 'therapist') return 'psychologue'
  return students[gender ?? ''] ?? 'étudiant·e en psychologie supervisé·e'
}
