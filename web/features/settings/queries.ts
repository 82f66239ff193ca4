import { queryOptions } from '@tanstack/react-query'
import type { Database } from '#domain/database-types.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { type SecondFactors, secondFactorsOf } from '#web/lib/auth/second-factors.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['my-sessions'],
  queryFn: async () => (await invoke('list-my-sessions', {})).sessions,
})

export interface MySecondFactors extends SecondFactors {
  /** Unused recovery codes; undefined when there are none. */
  codesLeft: number | undefined
}

export const secondFactorsQuery = queryOptions({
  queryKey: ['my-second-factors'],
  async queryFn(): Promise<MySecondFactors> {
    const { auth } = await client()
    const { data, error } = await auth.getUser()
    if (error) throw await authRefusal(error)
    const factors = secondFactorsOf(data.user)
    if (!factors.app && !factors.phone) return { ...factors, codesLeft: undefined }
    const codes = await auth.mfa.recoveryCodes.getStatus()
    return { ...factors, codesLeft: codes.data?.remaining }
  },
})

export const identitiesQuery = queryOptions({
  queryKey: ['my-identities'],
  async queryFn() {
    const { data, error } = await (await client()).auth.getUserIdentities()
    if (error) throw await authRefusal(error)
    return data.identities
  },
})

export const secondStepQuery = queryOptions({
  queryKey: ['my-second-step'],
  queryFn: () => invoke('second-step', {}),
})

export const trustedDevicesQuery = queryOptions({
  queryKey: ['my-trusted-devices'],
  queryFn: async () => (await invoke('list-trusted-devices', {})).devices,
})

type Rows = Database['public']['Tables']

export const notificationChoicesQuery = queryOptions({
  queryKey: ['my-notification-choices'],
  queryFn: async () =>
    readRows<Pick<Rows['notification_choices']['Row'], 'kind' | 'is_wanted'>>(
      (await client()).from('notification_choices').select('kind, is_wanted'),
    ),
})

export type Consent = Pick<Rows['consents']['Row'], 'id' | 'purpose' | 'version' | 'given_at' | 'withdrawn_at'>

export const consentsQuery = queryOptions({
  queryKey: ['my-consents'],
  queryFn: async () =>
    readRows<Consent>(
      (await client())
        .from('consents')
        .select('id, purpose, version, given_at, withdrawn_at')
        .order('given_at', { ascending: false }),
    ),
})

export type Agreement = Pick<Rows['agreements']['Row'], 'document' | 'version' | 'accepted_at'>

export const agreementsQuery = queryOptions({
  queryKey: ['my-agreements'],
  queryFn: async () =>
    readRows<Agreement>((await client()).from('agreements').select('document, version, accepted_at')),
})

export type ParentalConsent = Pick<
  Rows['parental_authorisations']['Row'],
  'id' | 'purpose' | 'parent_name' | 'consent_version' | 'requested_at' | 'granted_at' | 'refused_at' | 'withdrawn_at'
>

export const parentalConsentsQuery = queryOptions({
  queryKey: ['my-parental-consents'],
  queryFn: async () =>
    readRows<ParentalConsent>(
      (await client())
        .from('parental_authorisations')
        .select('id, purpose, parent_name, consent_version, requested_at, granted_at, refused_at, withdrawn_at'),
    ),
})

const LOG_LINES = 50

type LogRow = Pick<
  Rows['access_log']['Row'],
  'id' | 'act' | 'device' | 'occurred_at' | 'actor_name' | 'subject' | 'appointment_id'
>

export interface LogEntry extends LogRow {
  /** Reason given for opening the person's identity. */
  reason: string | null
}

export const accessLogQuery = queryOptions({
  queryKey: ['my-access-log'],
  queryFn: async (): Promise<LogEntry[]> => {
    const supabase = await client()
    const rows = await readRows<LogRow>(
      supabase
        .from('access_log')
        .select('id, act, device, occurred_at, actor_name, subject, appointment_id')
        .order('occurred_at', { ascending: false })
        .limit(LOG_LINES),
    )
    const ids = rows.flatMap(({ act, appointment_id: id }) => (act === 'identity-opened' && id ? [id] : []))
    const openings =
      ids.length === 0
        ? []
        : await readRows(
            supabase.from('identity_openings').select('appointment_id, agreed_at, reason').in('appointment_id', ids),
          )
    // The log and the opening are written at the same instant.
    const reasonOf = ({ appointment_id: id, occurred_at: at }: LogRow) =>
      openings.find((opening) => opening.appointment_id === id && opening.agreed_at === at)?.reason ?? null
    return rows.map((row) => ({ ...row, reason: row.act === 'identity-opened' ? reasonOf(row) : null }))
  },
})

/** Read again each time the dialog is opened: an appointment may be booked in another tab. */
export const accountEndingQuery = queryOptions({
  queryKey: ['account-ending'],
  queryFn: () => invoke('account-ending', {}),
  staleTime: 0,
})

/** Refund of a withdrawal from premium: refetched each time the dialog is opened. */
export const withdrawalTerms = queryOptions({
  queryKey: ['withdrawal-terms'],
  queryFn: () => invoke('withdrawal-terms', {}),
  staleTime: 0,
})
