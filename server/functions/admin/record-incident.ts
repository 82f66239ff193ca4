import { AppError } from '#domain/errors.ts'
import { type Incident, incidentSchema } from '#domain/incidents/schema.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import type { Transaction } from '../../db/postgres.ts'

/** Creates or completes an incident. Nothing in the register can be deleted by hand. */
export const recordIncident = defineAdminFunction({
  name: 'record-incident',
  level: 'plain',
  input: incidentSchema,
  audit: ({ input }, answer) => ({
    subject: 'incidentId' in answer ? (answer.incidentId ?? null) : input.id,
    detail: { kind: input.kind, isClosed: input.isClosed },
  }),
  async handle({ input, sql, now, adminId }) {
    if (new Date(input.noticedAt) > now) throw new AppError('incident_in_future', { field: 'noticedAt' })
    const isUndecided = input.kind === 'breach' && !input.authorityToldAt && !input.whyNotTold
    if (input.isClosed && isUndecided) throw new AppError('breach_undecided', { field: 'whyNotTold' })
    const { id } = input
    if (id === null) return { incidentId: await insert(sql, input, adminId, now) }
    const changed = await sql`
      update app.incidents set ${sql(columnsOf(input))}, updated_at = ${now},
        -- Another start of the 72 hours is warned of anew.
        warned_hours_left = case when noticed_at = ${input.noticedAt} then warned_hours_left end,
        closed_at = case when ${input.isClosed} then coalesce(closed_at, ${now}) end
      where id = ${id}`
    if (changed.count === 0) throw new AppError('not_found')
    return { incidentId: id }
  },
})

async function insert(sql: Transaction, input: Incident, adminId: string, now: Date): Promise<string> {
  // Gapless numbering: an advisory lock serialises concurrent inserts.
  await sql`select pg_advisory_xact_lock(hashtext('app.incidents'))`
  const [last] = await sql<{ number: number }[]>`select coalesce(max(number), 0) as number from app.incidents`
  const row = {
    ...columnsOf(input),
    number: (last?.number ?? 0) + 1,
    closed_at: input.isClosed ? now : null,
    recorded_at: now,
    recorded_by: adminId,
    updated_at: now,
  }
  const [incident] = await sql<{ id: string }[]>`insert into app.incidents ${sql(row)} returning id`
  if (!incident) throw new Error('the incident was not written')
  return incident.id
}

function columnsOf(input: Incident) {
  return {
    kind: input.kind,
    title: input.title,
    noticed_at: input.noticedAt,
    description: input.description,
    measures: input.measures,
    people_concerned: input.peopleConcerned,
    people_count: input.peopleCount,
    records_concerned: input.recordsConcerned,
    records_count: input.recordsCount,
    consequences: input.consequences,
    contact: input.contact,
    authority_told_at: input.authorityToldAt,
    people_told_at: input.peopleToldAt,
    why_not_told: input.whyNotTold,
  }
}
