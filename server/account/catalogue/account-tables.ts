import { RETENTION_CONNECTION_LOG_YEARS, SIGN_IN_FAILURE_KEPT_HOURS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { acceptedText } from './accepted-text.ts'
import { byMonth } from './by-month.ts'
import type { CataloguedTable } from './catalogued-table.ts'
import { hourly } from './hourly.ts'

const own = { erasure: 'cascade', retention: { until: 'account' } } as const

/** Accounts, their credentials and their agreements. */
export const accountTables: readonly CataloguedTable[] = [
  {
    table: 'app.people_words',
    treatment: 'account',
    notExported: { '*': 'words of the name and the address, for a search' },
    erasure: 'cascade',
    retention: { until: 'account' },
  },
  {
    table: 'auth.users',
    treatment: 'account',
    exports: [{ title: 'Compte', where: 't.id = me.id', without: { secret: ['encrypted_password'] } }],
    ...own,
  },
  {
    table: 'public.profiles',
    treatment: 'account',
    exports: [{ title: 'Profil', where: 't.id = me.id' }],
    notExported: { supervisor_id: 'the row is the student’s' },
    ...own,
  },
  {
    table: 'public.agreements',
    treatment: 'account',
    exports: [
      {
        title: 'Conditions acceptées',
        where: 't.user_id = me.id',
        with: ({ document, version }) => ({ accepted_text: acceptedText(document, version) }),
      },
    ],
    ...own,
  },
  {
    table: 'public.consents',
    treatment: 'account',
    exports: [
      {
        title: 'Consentements',
        where: 't.user_id = me.id',
        with: ({ purpose, version }) => ({ accepted_text: acceptedText(purpose, version) }),
      },
    ],
    ...own,
  },
  {
    table: 'public.notification_choices',
    treatment: 'account',
    exports: [{ title: 'Choix de notifications', where: 't.user_id = me.id' }],
    ...own,
  },
  {
    table: 'storage.objects',
    treatment: 'account',
    exports: [{ title: 'Fichiers déposés', where: 't.owner = me.id', without: { internal: ['version', 'etag'] } }],
    erasure: 'cascade',
    retention: {
      until: 'ends',
      // The earlier of the two; a revoked decision did not accept the proof.
      at: `case t.bucket_id when 'proofs' then least(
        (select min(r.reviewed_at) from app.proof_reviews r join storage.objects newer on newer.id = r.object_id
          where r.student_id = t.owner and r.decision = 'accepted' and r.undone_at is null
            and newer.created_at > t.created_at),
        (select p.status_valid_until + interval '1 year' from public.profiles p where p.id = t.owner)) end`,
      rule: 'Avec le compte ; justificatif : quand le suivant est accepté, ou 1 an après la fin du statut',
    },
  },
  {
    table: 'auth.identities',
    treatment: 'account',
    exports: [{ title: 'Moyens de connexion', where: 't.user_id = me.id' }],
    ...own,
  },
  {
    table: 'auth.factors',
    treatment: 'account',
    exports: [
      {
        title: 'Vérification en deux étapes',
        where: 't.user_id = me.id',
        without: { secret: ['secret', 'last_used_step'] },
      },
    ],
    ...own,
  },
  {
    table: 'auth.trusted_devices',
    treatment: 'account',
    exports: [{ title: 'Appareils reconnus', where: 't.user_id = me.id', without: { secret: ['device_hash'] } }],
    erasure: 'cascade',
    retention: { until: 'ends', at: 't.trusted_until', rule: 'fin de la reconnaissance de l’appareil' },
  },
  {
    table: 'auth.sessions',
    treatment: 'account',
    exports: [
      {
        title: 'Sessions ouvertes',
        where: 't.user_id = me.id',
        without: { secret: ['refresh_key', 'refresh_generation', 'recent_rotations'] },
      },
    ],
    erasure: 'cascade',
    retention: hourly('t.not_after', 'fin de la session', 'forget-ended-sessions'),
  },
  {
    table: 'public.access_log',
    treatment: 'account',
    exports: [{ title: 'Journal d’accès', where: 't.user_id = me.id', without: { others: ['actor_id'] } }],
    notExported: { actor_id: 'the log is the person’s it is about, and names the reader' },
    erasure: 'cascade',
    keptAfterErasure: [
      {
        columns: ['actor_name'],
        of: ['practitioner', 'supervisor', 'administrator'],
        why: 'the log is of the person who was read, and says by whom',
      },
    ],
    retention: byMonth('t.occurred_at', RETENTION_CONNECTION_LOG_YEARS),
  },
  {
    table: 'auth.challenges',
    treatment: 'account',
    notExported: { '*': 'secrets' },
    erasure: 'cascade',
    retention: hourly('t.expires_at', 'fin de validité', 'forget-ended-sessions'),
  },
  {
    table: 'auth.recovery_codes',
    treatment: 'account',
    notExported: { '*': 'secrets' },
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'auth.factors' },
  },
  {
    table: 'auth.code_requests',
    treatment: 'account',
    notExported: { '*': 'answered within seconds' },
    erasure: 'trigger',
    retention: hourly("t.created_at + interval '1 day'", '1 jour'),
  },
  {
    table: 'auth.exchange_codes',
    treatment: 'account',
    notExported: { '*': 'live for minutes' },
    erasure: 'cascade',
    retention: hourly('t.expires_at', 'fin de validité', 'forget-ended-sessions'),
  },
  {
    table: 'auth.oidc_journeys',
    treatment: 'account',
    notExported: { '*': 'live for minutes' },
    erasure: 'cascade',
    retention: hourly('t.expires_at', 'fin de validité', 'forget-ended-sessions'),
  },
  {
    table: 'auth.one_time_codes',
    treatment: 'account',
    notExported: { '*': 'hashes that live for minutes' },
    erasure: 'cascade',
    retention: hourly('t.expires_at', 'fin de validité', 'forget-ended-sessions'),
  },
  {
    table: 'auth.registrations',
    treatment: 'account',
    notExported: { '*': 'hashes that live for a day' },
    erasure: 'trigger',
    retention: hourly("t.created_at + interval '1 day'", '1 jour'),
  },
  {
    table: 'auth.sign_in_failures',
    treatment: 'account',
    erasure: 'none',
    retention: hourly(
      `t.last_failed_at + interval '${SIGN_IN_FAILURE_KEPT_HOURS} hours'`,
      formatCount(SIGN_IN_FAILURE_KEPT_HOURS, 'heure', 'heures'),
      'forget-ended-sessions',
    ),
  },
  {
    table: 'app.inactivity_warnings',
    treatment: 'account',
    notExported: { '*': 'that a mail was sent before the account ends' },
    ...own,
  },
  {
    table: 'app.row_counts',
    treatment: 'account',
    notExported: { '*': 'how many rows were added today' },
    erasure: 'cascade',
    retention: { until: 'ends', at: "t.day + interval '2 days'", rule: '2 jours' },
  },
]
