import { componentIds } from '#domain/admin/components.ts'
import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '../deps.ts'
import { gauge, type MetricFamily, type Sample } from './metric-family.ts'

const severity: Record<DiagnosticStatus, number> = { success: 0, pending: 1, warning: 2, error: 3 }
const jobStates = ['created', 'retry', 'active', 'failed'] as const
const paymentStates = ['created', 'requires_action', 'failed', 'canceled', 'completed', 'refunded'] as const
/** The stay of a dead process stays open until it is swept. */
const PRESENT_SECONDS = 120

interface Stored {
  jobs_oldest: number
  job_counts: Record<string, number>
  mails_waiting: number
  mails_refused: number
  mails_oldest: number
  payment_counts: Record<string, number>
  refunds_unsent: number
  rooms: number
  states: Record<string, DiagnosticStatus>
}

const byState = (states: readonly string[], counts: Record<string, number>): Sample[] =>
  states.map((state) => ({ labels: { state }, value: counts[state] ?? 0 }))

/** Metrics shared by all processes, read from the database: the same from each process. */
export async function storedFamilies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<MetricFamily[]> {
  const stored = await db.asService((sql) => read(sql, clock()))
  return [
    gauge('mivoix_jobs_oldest_waiting_seconds', 'How long the oldest job that is due has waited.', stored.jobs_oldest),
    { name: 'mivoix_jobs', help: 'Jobs, by state.', type: 'gauge', samples: byState(jobStates, stored.job_counts) },
    {
      name: 'mivoix_mails',
      help: 'Mails that have not left, by state.',
      type: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: stored.mails_waiting },
        { labels: { state: 'refused' }, value: stored.mails_refused },
      ],
    },
    gauge('mivoix_mails_oldest_waiting_seconds', 'How long the oldest mail has waited.', stored.mails_oldest),
    {
      name: 'mivoix_payments_last_day',
      help: 'Payments begun in the last 24 hours, by state.',
      type: 'gauge',
      samples: byState(paymentStates, stored.payment_counts),
    },
    gauge('mivoix_refunds_unsent', 'Refunds that were decided and not sent.', stored.refunds_unsent),
    gauge('mivoix_rooms_open', 'Rooms with somebody inside.', stored.rooms),
    {
      name: 'mivoix_component_status',
      help: 'The last diagnostic of each component: 0 works, 1 not configured, 2 warning, 3 critical.',
      type: 'gauge',
      samples: componentIds.flatMap((component) => {
        const status = stored.states[component]
        return status ? [{ labels: { component }, value: severity[status] }] : []
      }),
    },
  ]
}

async function read(sql: Parameters<Parameters<Deps['db']['asService']>[0]>[0], now: Date): Promise<Stored> {
  const [row] = await sql<Stored[]>`
    select
      (select coalesce(extract(epoch from ${now}::timestamptz - min(start_after)), 0)::float8 from jobs.job
        where state in ('created', 'retry') and start_after <= ${now}) as jobs_oldest,
      (select coalesce(jsonb_object_agg(state, n), '{}') from (
        select state, count(*)::int as n from jobs.job where state in ('created', 'retry', 'active', 'failed')
        group by state) j) as job_counts,
      m.waiting as mails_waiting, m.refused as mails_refused, m.oldest as mails_oldest,
      (select coalesce(jsonb_object_agg(payment_status, n), '{}') from (
        select payment_status, count(*)::int as n from payments
        where created_at > ${now}::timestamptz - interval '1 day' group by payment_status) p) as payment_counts,
      (select count(*)::int from app.refunds where sent_at is null and reason <> 'test') as refunds_unsent,
      (select count(distinct appointment_id)::int from app.room_stays
        where left_at is null and seen_until > ${now}::timestamptz - ${PRESENT_SECONDS} * interval '1 second') as rooms,
      (select coalesce(jsonb_object_agg(component, status), '{}') from (
        select distinct on (component) component, status from app.component_states order by component, began_at desc) s) as states
    from (
      select count(*) filter (where refused_at is null)::int as waiting,
        count(*) filter (where refused_at is not null)::int as refused,
        coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where refused_at is null)), 0)::float8 as oldest
      from app.outgoing_mails) m`
  if (!row) throw new Error('no numbers')
  return row
}
