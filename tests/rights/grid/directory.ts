import { everybodyBut, type RelationRights, type Rows } from '../../support/grid/relation-rights.ts'

/** Practitioners who see patients, visible to everybody, even without an account. */
const whoSeePatients: Rows = {
  student: everybodyBut(),
  supervisor: everybodyBut(),
  'other supervisor': everybodyBut(),
  referent: everybodyBut(),
}
const toEverybody = (row: string, rows = whoSeePatients): RelationRights => ({
  row,
  read: { columns: 'every', visitorsToo: true, rows },
})

/** Public relations: practitioners and their free times, and no patient. */
export const directory: Record<string, RelationRights> = {
  free_starts: toEverybody('practitioner_id'),
  free_times: toEverybody("gender_preference || ' in ' || extract(year from starts_at)", {
    'any in 2030': everybodyBut(),
  }),
  practitioner_openings: toEverybody('slug'),
  openings: toEverybody('slug'),
  directory_cards: toEverybody('practitioner_id'),
  practitioner_times: toEverybody('slug'),
  practitioners: toEverybody('slug'),
  // Every slug ever assigned, also of practitioners who stopped.
  practitioner_slugs: toEverybody('slug', {
    ...whoSeePatients,
    'expired student': everybodyBut(),
    'suspended student': everybodyBut(),
    'student of a suspended psychologist': everybodyBut(),
    'student of a student': everybodyBut(),
    'student of an administrator': everybodyBut(),
    'student of a former administrator': everybodyBut(),
    'suspended referent': everybodyBut(),
  }),
}
