import { formatDate } from '../format.ts'
import { dayOf } from '../time.ts'

/** All that the patient sees of a note: « relue par Hélène Girard, psychologue, le 23 novembre 2026 ». */
export function reviewedBy(name: string, signedAt: Date): string {
  return `relue par ${name}, psychologue, le ${formatDate(dayOf(signedAt))}`
}
