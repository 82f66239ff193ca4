import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
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

/** A page of messages, newest first (keyset pagination). */
export const contactMessagesQuery = (state: ContactMessageRow['state'], words: string) =>
  infiniteQueryOptions({
    queryKey: [...key('messages'), state, words],
    queryFn: async ({ pageParam: last }): Promise<ContactMessageRow[]> => {
      const rows = (await client())
        .from('admin_contact_messages')
        .select('*')
        .eq('state', state)
        .ilike('words', containing(words))
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE)
      if (!last) return readRows(rows)
      return readRows(rows.lte('created_at', last.created_at).or(`created_at.lt."${last.created_at}",id.lt.${last.id}`))
    },
    initialPageParam: undefined as ContactMessageRow | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
  })

/** Open reports by deadline; answered ones newest first. */
export const reportsQuery = (state: 'open' | 'answered', words: string) =>
  infiniteQueryOptions({
    queryKey: [...key('reports'), state, words],
    queryFn: async ({ pageParam: last }): Promise<ReportRow[]> => {
      const isOpen = state === 'open'
      const found = (await client()).from('admin_reports').select('*').ilike('words', containing(words))
      const rows = (isOpen ? found.neq('state', 'answered') : found.eq('state', 'answered'))
        .order('answer_due_at', { ascending: isOpen })
        .order('id', { ascending: isOpen })
        .limit(PAGE)
      if (!last) return readRows(rows)
      const due = last.answer_due_at
      return readRows(
        isOpen
          ? rows.gte('answer_due_at', due).or(`answer_due_at.gt."${due}",id.gt.${last.id}`)
          : rows.lte('answer_due_at', due).or(`answer_due_at.lt."${due}",id.lt.${last.id}`),
      )
    },
    initialPageParam: undefined as ReportRow | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
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
    queryFn: async ({ pageParam }): Promise<IncidentRow[]> => {
      const rows = (await client())
        .from('admin_incidents')
        .select('*')
        .ilike('words', containing(words))
        .order('number', { ascending: false })
        .limit(PAGE)
      const ofState = state === 'open' ? rows.is('closed_at', null) : rows.not('closed_at', 'is', null)
      return readRows(pageParam ? ofState.lt('number', pageParam) : ofState)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.number),
  })
