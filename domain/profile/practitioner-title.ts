const students: Partial<Record<string, string>> = {
  female: 'étudiante en psychologie supervisée',
  male: 'étudiant en psychologie supervisé',
}

/** What a practitioner is, wherever one is named: « Psychologue » is protected by law, and no student carries it. */
export function practitionerTitle({ type, gender }: { type: string | null; gender: string | null }): string {
  if (type === 'therapist') return 'psychologue'
  return students[gender ?? ''] ?? 'étudiant·e en psychologie supervisé·e'
}
