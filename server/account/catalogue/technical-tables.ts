import {
  RETENTION_IDEMPOTENT_ANSWER_DAYS,
  RETENTION_REFUSED_MAIL_DAYS,
  RETENTION_UNSENT_MAIL_DAYS,
} from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST_LIMIT_SECONDS } from '../../rate-limit.ts'
import type { CataloguedTable, Retention } from './catalogued-table.ts'
import { hourly } from './hourly.ts'

const anonymous = (table: string, why: string): CataloguedTable => ({
  table,
  treatment: 'technical',
  erasure: 'none',
  retention: { until: 'kept', why },
})

const shortLived = (table: string, retention: Retention): CataloguedTable => ({
  table,
  treatment: 'technical',
  erasure: 'none',
  retention,
})

/** Technical tables of the service. */
export const technicalTables: readonly CataloguedTable[] = [
  {
    table: 'app.outgoing_mails',
    treatment: 'technical',
    notExported: { '*': 'on their way for seconds' },
    erasure: 'trigger',
    // Unsent mail: a mail server may be down for long, but an answer a month late is useless.
    retention: hourly(
      `coalesce(t.refused_at + interval '${RETENTION_REFUSED_MAIL_DAYS} days',
        t.created_at + interval '${RETENTION_UNSENT_MAIL_DAYS} days')`,
      `envoi ; refusé : ${formatCount(RETENTION_REFUSED_MAIL_DAYS, 'jour', 'jours')} ; jamais parti : ${formatCount(RETENTION_UNSENT_MAIL_DAYS, 'jour', 'jours')}`,
    ),
  },
  {
    table: 'app.outgoing_sms',
    treatment: 'technical',
    notExported: { '*': 'on their way for seconds' },
    erasure: 'trigger',
    retention: hourly('t.useless_after', 'envoi, ou fin de validité'),
  },
  {
    table: 'app.mailbox',
    treatment: 'technical',
    notExported: { '*': 'of a demonstration only: mails that were delivered' },
    erasure: 'trigger',
    retention: { until: 'kept', why: 'a demonstration’s mailbox, empty in production' },
  },
  {
    table: 'app.idempotent_answers',
    treatment: 'technical',
    notExported: { '*': 'answers that were given, for a repeated request of the same day' },
    erasure: 'trigger',
    retention: hourly(
      `t.created_at + interval '${RETENTION_IDEMPOTENT_ANSWER_DAYS} days'`,
      formatCount(RETENTION_IDEMPOTENT_ANSWER_DAYS, 'jour', 'jours'),
    ),
  },
  shortLived(
    'app.rate_limits',
    hourly(
      `t.window_start + interval '${LONGEST_LIMIT_SECONDS} seconds'`,
      formatCount(LONGEST_LIMIT_SECONDS / 3600, 'heure', 'heures'),
    ),
  ),
  shortLived('app.used_security_checks', hourly('t.expires_at', 'fin de validité')),
  // The job deletes the file contents first, then the row.
  shortLived('storage.discarded_files', hourly('t.discard_after', 'fin de validité', 'delete-discarded-files')),
  anonymous(
    'app.erasures',
    'hashes of accounts that were erased and of newsletters that were left, so that a restored backup does not revive them',
  ),
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
  {
    table: 'app.audit_log',
    treatment: 'technical',
    notExported: { '*': 'acts of those who run the service, in a chain of hashes without words' },
    erasure: 'none',
    keptAfterErasure: [
      { columns: ['subject'], why: 'a number in the chain of hashes, which no longer leads to anybody' },
      { columns: ['actor_id'], of: ['administrator'], why: 'the same' },
    ],
    // Deleted by whole months: the rest of the hash chain starts after a verified entry.
    retention: {
      until: 'ends',
      at: "date_trunc('month', t.occurred_at) + interval '3 years 1 month'",
      rule: '3 ans, par mois entiers',
      job: 'seal-audit-log',
    },
  },
  {
    table: 'app.audit_details',
    treatment: 'technical',
    notExported: { '*': 'words of the team about its own acts' },
    erasure: 'trigger',
    retention: {
      until: 'ends',
      at: "(select l.occurred_at from app.audit_log l where l.n = t.n) + interval '1 year'",
      rule: '1 an',
      job: 'seal-audit-log',
    },
  },
  anonymous('app.audit_head', 'the end of the chain'),
  anonymous('app.audit_seals', 'verified ends of the chain'),
  anonymous('app.caller_keys', 'keys of a day'),
  anonymous('app.caller_minutes', 'keyed hashes, kept for a day'),
  anonymous('app.blocked_callers', 'keyed hashes, until the block ends'),
  anonymous('app.model_spending', 'totals of a day'),
  anonymous('app.daily_figures', 'totals of a day'),
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
  anonymous('app.recovery_drills', 'practised restores'),
  anonymous('app.row_quotas', 'limits'),
  anonymous('app.secrets', 'keys of the server'),
  anonymous('auth.signing_keys', 'keys of the server'),
  anonymous('storage.buckets', 'kinds of files'),
]
