import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { idsOfFileNumber } from '#domain/admin/file-number.ts'
import type { Row } from '#domain/database-types.ts'
import { addDays, type Day, startOfDay } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { keyset, keysetPage } from '#web/lib/data/keyset.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type AdminAppointment = Row<'admin_appointments'>
export type AdminPayment = Row<'admin_payments'>
export type AdminDispute = Row<'admin_disputes'>
export type AdminReview = Row<'admin_reviews'>
export type UnsentRefund = Row<'admin_unsent_refunds'>
export type PayoutFileRow = Row<'admin_payout_files'>
export type Money = Row<'admin_money'>

const PAGE = 50
const MOST = 200
/** Limit for names with the same prefix; more letters narrow the list. */
const MOST_PRACTITIONERS = 50
const key = (name: string) => ['admin', name] as const

export const moneyQuery = queryOptions({
  queryKey: key('money'),
  queryFn: async (): Promise<Money | null> =>
    (await readRows((await client()).from('admin_money').select('*')))[0] ?? null,
})

interface AppointmentSearch {
  from: Day
  until: Day
  number: string
  practitioner: string
}

/** Newest first. A search by number ignores the dates; every other search stays within them. */
export const appointmentsQuery = ({ from, until, number, practitioner }: AppointmentSearch) =>
  infiniteQueryOptions({
    queryKey: [...key('appointments'), from, until, number, practitioner],
    ...keyset<AdminAppointment>(PAGE),
    async queryFn({ pageParam: last }): Promise<AdminAppointment[]> {
      const supabase = await client()
      let rows = supabase.from('admin_appointments').select('*')
      const ids = idsOfFileNumber(number)
      if (number && !ids) return []
      if (ids) rows = rows.gte('id', ids.first).lte('id', ids.last)
      else
        rows = rows
          .gte('starts_at', startOfDay(from).toISOString())
          .lt('starts_at', startOfDay(addDays(until, 1)).toISOString())
      if (practitioner.length > 1) {
        const found = await readRows(
          supabase
            .from('admin_practitioners')
            .select('practitioner_id')
            .ilike('name', `%${practitioner.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
            .limit(MOST_PRACTITIONERS),
        )
        rows = rows.in(
          'practitioner_id',
          found.map(({ practitioner_id: id }) => id),
        )
      }
      return readRows(keysetPage(rows, { by: 'starts_at', size: PAGE, last }))
    },
  })

/** Search by number of the receipt, the payment or its appointment; without one, all payments, newest first. */
export const paymentsQuery = (number: string) =>
  infiniteQueryOptions({
    queryKey: [...key('payments'), number],
    ...keyset<AdminPayment>(PAGE),
    async queryFn({ pageParam: last }): Promise<AdminPayment[]> {
      let rows = (await client()).from('admin_payments').select('*')
      const ids = idsOfFileNumber(number)
      if (ids)
        rows = rows.or(
          `and(id.gte.${ids.first},id.lte.${ids.last}),and(appointment_id.gte.${ids.first},appointment_id.lte.${ids.last})`,
        )
      else if (number) rows = rows.eq('receipt_number', number.trim().toUpperCase())
      return readRows(keysetPage(rows, { by: 'completed_at', size: PAGE, last }))
    },
  })

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...key('payment'), id],
    queryFn: async (): Promise<AdminPayment | null> =>
      (await readRows((await client()).from('admin_payments').select('*').eq('id', id)))[0] ?? null,
  })

/** Open disputes by deadline, then the most recently closed. */
export const disputesQuery = queryOptions({
  queryKey: key('disputes'),
  queryFn: async (): Promise<AdminDispute[]> =>
    readRows(
      (await client())
        .from('admin_disputes')
        .select('*')
        .order('closed_at', { ascending: false, nullsFirst: true })
        .order('respond_by')
        .limit(MOST),
    ),
})

export const reviewsQuery = queryOptions({
  queryKey: key('reviews'),
  queryFn: async (): Promise<AdminReview[]> =>
    readRows((await client()).from('admin_reviews').select('*').order('settled_at').limit(MOST)),
})

export const unsentRefundsQuery = queryOptions({
  queryKey: key('unsent-refunds'),
  queryFn: async (): Promise<UnsentRefund[]> =>
    readRows((await client()).from('admin_unsent_refunds').select('*').order('created_at').limit(MOST)),
})

export const owedQuery = (month: string) =>
  queryOptions({ queryKey: [...key('owed'), month], queryFn: () => invoke('list-owed-payouts', { month }) })

export const payoutFilesQuery = queryOptions({
  queryKey: key('payout-files'),
  queryFn: async (): Promise<PayoutFileRow[]> =>
    readRows(
      (await client()).from('admin_payout_files').select('*').order('written_at', { ascending: false }).limit(24),
    ),
})
