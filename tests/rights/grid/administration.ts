import type { RelationRights } from '../../support/grid/relation-rights.ts'

/** A row for who runs the service, proved by an authenticator app; none for anybody else. */
const administratorReads = (row: string, ...names: readonly string[]): RelationRights => ({
  row,
  read: { columns: 'every', rows: Object.fromEntries(names.map((name) => [name, ['administrator'] as const])) },
})

/** The views of /admin. */
export const administration: Record<string, RelationRights> = {
  admin_act_requests: administratorReads('requested_by', 'administrator'),
  admin_announcements: administratorReads('body', 'Bonjour'),
  admin_audit: administratorReads('actor_id', 'administrator'),
  admin_overview: administratorReads("'the overview'", 'the overview'),
  admin_students: administratorReads(
    'student_id',
    'student',
    'expired student',
    'suspended student',
    'student of a suspended psychologist',
  ),
  admin_supervisors: administratorReads(
    'supervisor_id',
    'supervisor',
    'other supervisor',
    'referent',
    'suspended referent',
  ),
  admin_switches: administratorReads('name', 'sign_ups', 'bookings', 'payments', 'model', 'maintenance'),
  admin_verifications: administratorReads(
    'student_id',
    'student',
    'unvalidated student',
    'expired student',
    'suspended student',
    'student of a suspended psychologist',
  ),
}
