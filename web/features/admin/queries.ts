import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'

export type Verification = Row<'admin_verifications'>
export type Supervisor = Row<'admin_supervisors'>
export type Student = Row<'admin_students'>
export type ActRequest = Row<'admin_act_requests'>
export type AuditRow = Row<'admin_audit'>
export type Overview = Row<'admin_overview'>
export type SiteSwitch = Row<'admin_switches'>
export type AnnouncementRow = Row<'admin_announcements'>

const MOST = 200
const key = (name: string) => ['admin', name] as const

/** One row for who runs the service; nothing for an administrator who has not proved themselves by an app. */
export const overviewQuery = queryOptions({
  queryKey: key('overview'),
  queryFn: async (): Promise<Overview | null> =>
    (await readRows((await client()).from('admin_overview').select('*')))[0] ?? null,
})

export const verificationsQuery = queryOptions({
  queryKey: key('verifications'),
  queryFn: async (): Promise<Verification[]> =>
    readRows((await client()).from('admin_verifications').select('*').order('received_at').limit(MOST)),
})

export const supervisorsQuery = queryOptions({
  queryKey: key('supervisors'),
  queryFn: async (): Promise<Supervisor[]> =>
    readRows((await client()).from('admin_supervisors').select('*').order('name').limit(MOST)),
})

export const studentsQuery = queryOptions({
  queryKey: key('students'),
  queryFn: async (): Promise<Student[]> =>
    readRows((await client()).from('admin_students').select('*').order('name').limit(MOST)),
})

export const requestsQuery = queryOptions({
  queryKey: key('requests'),
  queryFn: async (): Promise<ActRequest[]> =>
    readRows(
      (await client()).from('admin_act_requests').select('*').order('requested_at', { ascending: false }).limit(MOST),
    ),
})

export const auditQuery = (act: string) =>
  queryOptions({
    queryKey: [...key('audit'), act],
    queryFn: async (): Promise<AuditRow[]> => {
      const rows = (await client()).from('admin_audit').select('*').order('n', { ascending: false }).limit(100)
      return readRows(act ? rows.eq('act', act) : rows)
    },
  })

export const switchesQuery = queryOptions({
  queryKey: key('switches'),
  queryFn: async (): Promise<SiteSwitch[]> => readRows((await client()).from('admin_switches').select('*')),
})

export const announcementsQuery = queryOptions({
  queryKey: key('announcements'),
  queryFn: async (): Promise<AnnouncementRow[]> =>
    readRows(
      (await client()).from('admin_announcements').select('*').order('starts_at', { ascending: false }).limit(50),
    ),
})
