import type { ReportReader } from '#domain/reports/report-reader.ts'
import type { Transaction } from '../db/postgres.ts'

/** More names say nothing. */
const NAMES_MAX = 3

/** The referents who read a report about a practitioner, told apart by the supervisors since the consultation. */
export async function findReader(
  sql: Transaction,
  {
    practitionerId,
    supervisorIds,
    isLate,
  }: { practitionerId: string | null; supervisorIds: string[]; isLate: boolean },
): Promise<ReportReader> {
  const referents = await sql<{ name: string; supervises: boolean }[]>`
    select btrim(first_name || ' ' || last_name) as name, id = any(${supervisorIds}::uuid[]) as supervises from profiles
    where is_referent and user_type = 'therapist' and app.practises(id) and id is distinct from ${practitionerId}
    order by last_name, first_name`
  const others = referents.filter(({ supervises }) => !supervises)
  const hasSupervisor = referents.length > others.length
  const supervisor =
    supervisorIds.length === 0
      ? null
      : !hasSupervisor
        ? 'other'
        : others.length === 0
          ? 'only'
          : isLate
            ? 'late'
            : 'other'
  const names = (
    supervisor === 'late'
      ? referents.filter(({ supervises }) => supervises)
      : supervisor === 'only'
        ? referents
        : others
  ).map(({ name }) => name)
  return { names: names.length > NAMES_MAX ? [] : names, supervisor }
}
