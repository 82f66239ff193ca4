import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { keyset, keysetPage } from '#web/lib/data/keyset.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type Verification = Row<'admin_verifications'>
export type Supervisor = Row<'admin_supervisors'>
export type Student = Row<'admin_students'>
export type ActRequest = Row<'admin_act_requests'>
export type AuditRow = Row<'admin_audit'>
export type Overview = Row<'admin_overview'>
export type ContactMessageRow = Row<'admin_contact_messages'>
export type ReportRow = Row<'admin_reports'>
export type NewsletterRow = Row<'admin_newsletters'>
type NewsletterAudience = Row<'admin_newsletter_audience'>
export type IncidentRow = Row<'admin_incidents'>
export type SiteSwitch = Row<'admin_switches'>
export type AnnouncementRow = Row<'admin_announcements'>

const MOST = 200
const key = (name: string) => ['admin', name] as const

/** One row for an administrator; none for one without a verified authenticator app. */
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

const PAGE = 20

/** Escapes `%`, `_` and `\\`, which are wildcards or escapes in `LIKE`. */
const containing = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Open messages with danger words, oldest first. */
export const dangerMessagesQuery = queryOptions({
  queryKey: key('danger-messages'),
  queryFn: async (): Promise<ContactMessageRow[]> =>
    readRows(
      (await client())
        .from('admin_contact_messages')
        .select('*')
        .is('is_danger', true)
        .neq('state', 'answered')
        .order('created_at')
        .limit(MOST),
    ),
})

/** A page of messages, newest first. */
export const contactMessagesQuery = (state: ContactMessageRow['state'], words: string) =>
  infiniteQueryOptions({
    queryKey: [...key('messages'), state, words],
    queryFn: async ({ pageParam: last }): Promise<ContactMessageRow[]> => {
      const rows = (await client())
        .from('admin_contact_messages')
        .select('*')
        .eq('state', state)
        .ilike('words', containing(words))
      return readRows(keysetPage(rows, { by: 'created_at', size: PAGE, last }))
    },
    ...keyset<ContactMessageRow>(PAGE),
  })

/** Open reports by deadline; answered ones newest first. */
export const reportsQuery = (state: 'open' | 'answered', words: string) =>
  infiniteQueryOptions({
    queryKey: [...key('reports'), state, words],
    queryFn: async ({ pageParam: last }): Promise<ReportRow[]> => {
      const isOpen = state === 'open'
      const found = (await client()).from('admin_reports').select('*').ilike('words', containing(words))
      const rows = isOpen ? found.neq('state', 'answered') : found.eq('state', 'answered')
      return readRows(keysetPage(rows, { by: 'answer_due_at', isAscending: isOpen, size: PAGE, last }))
    },
    ...keyset<ReportRow>(PAGE),
  })

export const newslettersQuery = queryOptions({
  queryKey: key('newsletters'),
  queryFn: async (): Promise<NewsletterRow[]> =>
    readRows(
      (await client()).from('admin_newsletters').select('*').order('updated_at', { ascending: false }).limit(MOST),
    ),
})

export const newsletterAudienceQuery = queryOptions({
  queryKey: key('newsletter-audience'),
  queryFn: async (): Promise<NewsletterAudience | null> =>
    (await readRows((await client()).from('admin_newsletter_audience').select('*')))[0] ?? null,
})

/** A page of the incident log, newest first. */
export const incidentsQuery = (state: 'open' | 'closed', words: string) =>
  infiniteQueryOptions({
    queryKey: [...key('incidents'), state, words],
    queryFn: async ({ pageParam: last }): Promise<IncidentRow[]> => {
      const found = (await client()).from('admin_incidents').select('*').ilike('words', containing(words))
      const rows = state === 'open' ? found.is('closed_at', null) : found.not('closed_at', 'is', null)
      return readRows(keysetPage(rows, { by: 'number', tie: 'number', size: PAGE, last }))
    },
    ...keyset<IncidentRow>(PAGE),
  })
