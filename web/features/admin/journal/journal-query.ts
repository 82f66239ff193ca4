import { infiniteQueryOptions } from '@tanstack/react-query'
import { addDays, type Day, startOfDay } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { keyset, keysetPage } from '#web/lib/data/keyset.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import type { AuditRow } from '../queries.ts'

export interface JournalFilter {
  act: string
  /** Id of the person who acted or whom the act is about. */
  person: string
  /** Empty for every day. */
  day: Day
}

const PAGE = 50

/** A page of the audit log, newest first. */
export const journalQuery = ({ act, person, day }: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', act, person, day],
    queryFn: async ({ pageParam: last }): Promise<AuditRow[]> => {
      const api = await client()
      let rows = api.from('admin_audit').select('*')
      if (act) rows = rows.eq('act', act)
      // By `subject`, which has an index: `about` is computed for each entry.
      if (person) {
        const requests = await readRows(api.from('admin_act_requests').select('id').eq('person_id', person))
        const subjects = [person, ...requests.map(({ id }) => id)]
        rows = rows.or(`actor_id.eq.${person},subject.in.(${subjects.join(',')})`)
      }
      if (day)
        rows = rows
          .gte('occurred_at', startOfDay(day).toISOString())
          .lt('occurred_at', startOfDay(addDays(day, 1)).toISOString())
      return readRows(keysetPage(rows, { by: 'n', tie: 'n', size: PAGE, last }))
    },
    ...keyset<AuditRow>(PAGE),
  })
