import type { JobName } from '../../jobs/job-contracts.ts'
import type { CataloguedTable } from './catalogued-table.ts'

const anonymous = (table: string, why: string): CataloguedTable => ({
  table,
  treatment: 'technical',
  erasure: 'none',
  retention: { until: 'kept', why },
})

const shortLived = (table: string, job: JobName): CataloguedTable => ({
  table,
  treatment: 'technical',
  erasure: 'none',
  retention: { until: 'job', job },
})

/** What the service needs to run. */
export const technicalTables: readonly CataloguedTable[] = [
  {
    table: 'app.outgoing_mails',
    treatment: 'technical',
    notExported: { '*': 'on their way for seconds' },
    erasure: 'trigger',
    retention: { until: 'job', job: 'send-mail' },
  },
  {
    table: 'app.outgoing_sms',
    treatment: 'technical',
    notExported: { '*': 'on their way for seconds' },
    erasure: 'trigger',
    retention: { until: 'job', job: 'send-sms' },
  },
  {
    table: 'app.mailbox',
    treatment: 'technical',
    notExported: { '*': 'of a demonstration only: mails that were delivered' },
    erasure: 'trigger',
    retention: { until: 'kept', why: 'a demonstration’s mailbox, empty in production' },
  },
  shortLived('app.idempotent_answers', 'forget-expired-rows'),
  shortLived('app.rate_limits', 'forget-expired-rows'),
  shortLived('app.used_security_checks', 'forget-expired-rows'),
  shortLived('storage.discarded_files', 'delete-discarded-files'),
  anonymous('app.erasures', 'hashes of accounts that were erased, so that a restored backup does not revive them'),
  {
    table: 'app.act_requests',
    treatment: 'technical',
    notExported: { '*': 'acts of those who run the service' },
    erasure: 'detach',
    retention: { until: 'ends', at: "t.expires_at + interval '3 years'", rule: '3 ans' },
  },
  {
    table: 'app.site_switches',
    treatment: 'technical',
    notExported: { '*': 'acts of those who run the service' },
    erasure: 'detach',
    retention: { until: 'kept', why: 'what is open on the site' },
  },
  {
    table: 'app.announcements',
    treatment: 'technical',
    notExported: { '*': 'acts of those who run the service' },
    erasure: 'detach',
    retention: { until: 'ends', at: "t.ends_at + interval '3 years'", rule: '3 ans' },
  },
  {
    table: 'app.newsletters',
    treatment: 'technical',
    notExported: { '*': 'acts of those who run the service' },
    erasure: 'detach',
    retention: { until: 'ends', at: "t.updated_at + interval '3 years'", rule: '3 ans' },
  },
  {
    table: 'app.incidents',
    treatment: 'technical',
    notExported: { '*': 'the register of incidents, which names nobody' },
    erasure: 'detach',
    retention: { until: 'ends', at: "t.closed_at + interval '5 years'", rule: '5 ans après la clôture' },
  },
  anonymous('app.audit_log', 'acts of the team in a chain of hashes, without words'),
  anonymous('app.audit_details', 'words of the team about its own acts'),
  anonymous('app.audit_head', 'the end of the chain'),
  anonymous('app.audit_seals', 'verified ends of the chain'),
  anonymous('app.caller_keys', 'keys of a day'),
  anonymous('app.caller_minutes', 'keyed hashes, kept for a day'),
  anonymous('app.blocked_callers', 'keyed hashes, until the block ends'),
  anonymous('app.model_spending', 'totals of a day'),
  anonymous('app.daily_figures', 'totals of a day'),
  anonymous('app.recovery_drills', 'practised restores'),
  {
    table: 'app.component_states',
    treatment: 'technical',
    erasure: 'none',
    retention: { until: 'ends', at: "t.seen_at + interval '30 days'", rule: '30 jours' },
  },
  {
    table: 'app.disk_days',
    treatment: 'technical',
    erasure: 'none',
    retention: { until: 'ends', at: "t.day + interval '30 days'", rule: '30 jours' },
  },
  anonymous('app.processes', 'processes of the server'),
  anonymous('app.provider_reports', 'one instant a provider'),
  anonymous('app.row_quotas', 'limits'),
  anonymous('app.secrets', 'keys of the server'),
  anonymous('auth.signing_keys', 'keys of the server'),
  anonymous('storage.buckets', 'kinds of files'),
]
