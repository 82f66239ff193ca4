import { subscribers } from '../../support/grid/own-rows.ts'
import { each, nobody, type RelationRights, type Rows, signedIn } from '../../support/grid/relation-rights.ts'

/** Readable by their owner, written by the server only. */
const readOwn = (person: string, columns = 'every'): RelationRights => ({
  row: person,
  read: { columns, rows: 'own' },
})

const patientAlone = { patient: ['patient'] } as const
const withPremium = each(subscribers)
/** Verified fields are locked: only unverified users change them. */
const unchecked = each(
  signedIn.filter((name) => !/^(student|expired|suspended|supervisor|other supervisor|referent)/.test(name)),
)
/** The patient's birthdate was used by a booking, and is locked. */
const birthdateOpen = each(signedIn.filter((name) => name !== 'patient'))

/**
 * Own conversations, and the anonymous one for whoever holds its id. The minor holds the id of the patient's, which
 * grants nothing.
 */
const conversations: Rows = {
  ...each(signedIn),
  'visitor with a conversation': ['visitor with a conversation', 'patient'],
}

/** Accounts and personal data: each user reads and writes only their own. */
export const own: Record<string, RelationRights> = {
  access_log: readOwn('user_id'),
  agreements: readOwn('user_id'),
  calendar_feeds: { ...readOwn('user_id', 'user_id created_at'), delete: { rows: 'own' } },
  chat_messages: {
    row: 'chat_session_id',
    read: { columns: 'every', visitorsToo: true, rows: conversations },
  },
  chat_sessions: {
    row: "coalesce(user_id::text, 'visitor with a conversation')",
    read: { columns: 'every', visitorsToo: true, rows: conversations },
    update: { columns: 'title', visitorsToo: true, rows: conversations, values: { title: "'Le matin'" } },
    delete: { visitorsToo: true, rows: conversations },
  },
  consents: {
    ...readOwn('user_id'),
    insert: {
      columns: 'user_id purpose version',
      row: { user_id: "'$owner'", purpose: "'chat_themes'", version: '1' },
      rows: 'own',
      values: {},
    },
    // A withdrawn consent cannot be restored.
    update: {
      columns: 'withdrawn_at',
      rows: each(['patient', 'student', 'supervisor', 'administrator']),
      values: { withdrawn_at: 'now()' },
    },
  },
  contact_messages: nobody,
  mail_habits: {
    ...readOwn('user_id'),
    insert: {
      columns: 'user_id daily_tip mood_reminder hour',
      row: { user_id: "'$owner'", hour: '8' },
      rows: 'own',
      values: { daily_tip: 'true', mood_reminder: 'true' },
      // Without a subscription, options can only be turned off.
      only: { daily_tip: withPremium, mood_reminder: withPremium },
    },
    update: {
      columns: 'user_id daily_tip mood_reminder hour',
      rows: 'own',
      values: { user_id: 'gen_random_uuid()', daily_tip: 'true', mood_reminder: 'true', hour: '9' },
      // Set by an upsert, and cannot be changed to another user.
      only: { user_id: 'nothing', daily_tip: withPremium, mood_reminder: withPremium },
    },
  },
  mood_entries: {
    ...readOwn('user_id'),
    // Requires an active consent.
    insert: {
      columns: 'user_id level details',
      row: { user_id: "'$owner'", level: '3' },
      rows: patientAlone,
      values: { details: "'Calme'" },
    },
    update: { columns: 'level details', rows: patientAlone, values: { level: '4', details: "'Mieux'" } },
    delete: { rows: 'own' },
  },
  my_messages: { row: 'id', read: { columns: 'every', rows: withPremium } },
  newsletter_subscriptions: nobody,
  notification_choices: {
    ...readOwn('user_id'),
    insert: {
      columns: 'user_id kind is_wanted',
      row: { user_id: "'$owner'", kind: "'new-message'", is_wanted: 'false' },
      rows: 'own',
      values: {},
    },
    update: { columns: 'kind is_wanted', rows: 'own', values: { kind: "'new-message'", is_wanted: 'false' } },
  },
  payments: { ...readOwn('user_id') },
  payout_accounts: { ...readOwn('user_id', 'user_id holder_name iban_end updated_at'), delete: { rows: 'own' } },
  payouts: readOwn('practitioner_id'),
  parental_authorisations: readOwn(
    'patient_id',
    'id patient_id purpose parent_email parent_name consent_version requested_at expires_at granted_at refused_at withdrawn_at',
  ),
  profiles: {
    ...readOwn('id'),
    update: {
      columns:
        'first_name last_name birthdate gender university study_year specialization bio specialties languages telephone',
      rows: 'own',
      values: {
        first_name: "'Autre'",
        last_name: "'Nom'",
        birthdate: "'1980-01-01'",
        gender: "'female'",
        university: "'Rennes'",
        study_year: "'4'",
        specialization: "'health'",
        bio: "'Bonjour'",
        specialties: "'{Stress}'",
        languages: "'{en}'",
        telephone: "'33639980002'",
      },
      only: {
        first_name: unchecked,
        last_name: unchecked,
        university: unchecked,
        study_year: unchecked,
        birthdate: birthdateOpen,
      },
    },
  },
  slot_alerts: {
    ...readOwn('user_id'),
    insert: {
      columns: 'user_id gender_preference practitioner_id day starts_at moment area language',
      row: { user_id: "'$owner'", gender_preference: "'female'" },
      rows: 'own',
      // Only about a practitioner who sees patients.
      values: {
        practitioner_id: "'$other'",
        day: 'current_date',
        starts_at: 'now()',
        moment: "'evening'",
        area: "'Deuil'",
        language: "'wo'",
      },
      only: { practitioner_id: 'nothing' },
      more: {
        'one about somebody who sees patients': {
          values: { practitioner_id: '(select practitioner_id from practitioners limit 1)' },
          rows: 'own',
        },
      },
    },
    delete: { rows: 'own' },
  },
  subscriptions: readOwn('user_id'),
}
