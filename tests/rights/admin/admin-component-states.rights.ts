import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: state of each component. */
export default defineRights({
  table: 'admin_component_states',
  async rowOf(sql) {
    await sql`
      insert into app.component_states (component, status, details, began_at, seen_at)
      values ('mail', 'error', 'Le serveur ne répond pas.', '2026-01-01', '2026-01-01') on conflict do nothing`
    return { component: 'mail' }
  },
  newRow: () => ({ component: 'sms' }),
  change: { details: 'autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
