import { z } from 'zod'
import { errorMessage } from '../messages.ts'

const MOST = 5000
const tooLong = (n: number) => errorMessage('text_too_long', { n })
const needed = (max: number, missing: string) => z.string().trim().min(1, missing).max(max, tooLong(max))
/** Empty means unknown so far. */
const optional = (max = MOST) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .nullable()
    .transform((text) => text || null)
const count = z.int(errorMessage('incident_count_invalid')).min(0, errorMessage('incident_count_invalid')).nullable()
const instant = z.iso.datetime()

/** An incident as currently known. A personal data breach adds the fields of GDPR article 33. */
export const incidentSchema = z.object({
  /** Id of an existing incident; null for a new one. */
  id: z.uuid().nullable(),
  kind: z.enum(['incident', 'breach']),
  title: needed(200, errorMessage('incident_title_missing')),
  noticedAt: instant,
  description: needed(MOST, errorMessage('incident_description_missing')),
  measures: optional(),
  peopleConcerned: optional(1000),
  peopleCount: count,
  recordsConcerned: optional(1000),
  recordsCount: count,
  consequences: optional(),
  contact: optional(300),
  authorityToldAt: instant.nullable(),
  peopleToldAt: instant.nullable(),
  whyNotTold: optional(2000),
  isClosed: z.boolean(),
})
export type Incident = z.output<typeof incidentSchema>
