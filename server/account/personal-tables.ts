/** What an export takes from one table. `me` is the person: `me.id`, `me.email`. */
export interface PersonalTable {
  table: string
  title: string
  where: string
  /** Secrets, inner workings, and what somebody else has said. */
  without?: readonly string[]
}

/** Every table that keeps something about people, in the order in which they would read it. */
export const personalTables: readonly PersonalTable[] = [
  { table: 'auth.users', title: 'Compte', where: 't.id = me.id', without: ['encrypted_password'] },
  { table: 'public.profiles', title: 'Profil', where: 't.id = me.id' },
  {
    table: 'app.proof_reviews',
    title: 'Décisions sur vos justificatifs',
    where: 't.student_id = me.id',
    without: ['reviewer_id', 'before', 'mail_id'],
  },
  {
    table: 'app.supervisions',
    title: 'Supervision',
    where: 't.student_id = me.id or t.supervisor_id = me.id',
  },
  { table: 'public.agreements', title: 'Conditions acceptées', where: 't.user_id = me.id' },
  { table: 'public.consents', title: 'Consentements', where: 't.user_id = me.id' },
  {
    table: 'public.appointments',
    title: 'Rendez-vous pris',
    where: 't.patient_id = me.id',
    without: ['free_again_at'],
  },
  {
    table: 'public.appointments',
    title: 'Consultations données',
    where: 't.practitioner_id = me.id',
    without: ['patient_id', 'topic', 'pseudonym', 'appearance', 'free_again_at'],
  },
  {
    table: 'public.parental_authorisations',
    title: 'Autorisations parentales',
    where: 't.patient_id = me.id',
    without: ['token_hash'],
  },
  { table: 'public.payments', title: 'Paiements', where: 't.user_id = me.id' },
  { table: 'public.subscriptions', title: 'Abonnements', where: 't.user_id = me.id' },
  { table: 'public.mail_habits', title: 'Rappels et conseil du jour', where: 't.user_id = me.id' },
  { table: 'public.letters', title: 'Lettres partagées', where: 't.patient_id = me.id' },
  {
    table: 'public.threads',
    title: 'Conversations avec un praticien',
    where: 't.patient_id = me.id',
    without: ['practitioner_read_at'],
  },
  {
    table: 'public.thread_messages',
    title: 'Messages échangés avec un praticien',
    where: 't.thread_id in (select c.id from public.threads c where c.patient_id = me.id)',
    without: ['told_at'],
  },
  {
    table: 'public.threads',
    title: 'Conversations avec un patient',
    where: 't.practitioner_id = me.id',
    without: ['patient_id', 'pseudonym', 'patient_read_at'],
  },
  {
    table: 'public.thread_messages',
    title: 'Messages écrits à un patient',
    where:
      "t.sender = 'practitioner' and t.thread_id in (select c.id from public.threads c where c.practitioner_id = me.id)",
    without: ['told_at'],
  },
  {
    table: 'public.consultation_outcomes',
    title: 'Ce que vos séances ont été',
    where:
      't.appointment_id in (select a.id from public.appointments a where a.patient_id = me.id or a.practitioner_id = me.id)',
  },
  {
    table: 'app.room_stays',
    title: 'Présences en salle',
    where:
      "t.appointment_id in (select a.id from public.appointments a where (a.patient_id = me.id and t.party in ('patient', 'guest')) or (a.practitioner_id = me.id and t.party = 'practitioner'))",
    without: ['presence', 'presence_ref'],
  },
  {
    table: 'public.consultation_summaries',
    title: 'Résumés reçus',
    where: 't.patient_id = me.id and t.shared_at is not null',
    without: ['author_id'],
  },
  {
    table: 'public.consultation_summaries',
    title: 'Résumés écrits',
    where: 't.author_id = me.id',
    without: ['patient_id'],
  },
  { table: 'public.consultation_notes', title: 'Notes de séance écrites', where: 't.author_id = me.id' },
  { table: 'public.personal_notes', title: 'Notes personnelles', where: 't.owner_id = me.id' },
  { table: 'public.consultation_ratings', title: 'Avis donnés', where: 't.patient_id = me.id' },
  {
    table: 'public.supervision_calls',
    title: 'Appels à la supervision',
    where: 't.student_id = me.id or t.supervisor_id = me.id',
  },
  {
    table: 'public.supervision_calls',
    title: 'Présence d’un superviseur à vos séances',
    where:
      "t.answer = 'coming' and t.appointment_id in (select a.id from public.appointments a where a.patient_id = me.id)",
    without: ['kind', 'asked_at', 'answered_at', 'answer', 'student_id'],
  },
  {
    table: 'public.identity_openings',
    title: 'Identités demandées',
    where: 't.practitioner_id = me.id or t.supervisor_id = me.id',
  },
  {
    table: 'public.identity_openings',
    title: 'Ouvertures de votre identité',
    where:
      't.agreed_at is not null and t.appointment_id in (select a.id from public.appointments a where a.patient_id = me.id)',
  },
  { table: 'public.slot_alerts', title: 'Alertes de créneau', where: 't.user_id = me.id' },
  { table: 'public.slots', title: 'Disponibilités', where: 't.practitioner_id = me.id', without: ['starts'] },
  { table: 'public.payouts', title: 'Versements reçus', where: 't.practitioner_id = me.id' },
  { table: 'public.payout_accounts', title: 'Compte de versement', where: 't.user_id = me.id' },
  { table: 'public.calendar_feeds', title: 'Agenda partagé', where: 't.user_id = me.id', without: ['token_hash'] },
  { table: 'public.mood_entries', title: 'Humeurs', where: 't.user_id = me.id' },
  { table: 'public.chat_sessions', title: 'Conversations avec l’assistant', where: 't.user_id = me.id' },
  {
    table: 'public.chat_messages',
    title: 'Messages échangés avec l’assistant',
    where: 't.chat_session_id in (select s.id from public.chat_sessions s where s.user_id = me.id)',
  },
  {
    table: 'public.newsletter_subscriptions',
    title: 'Lettre d’information',
    where: 't.email = me.email',
    without: ['confirmation_token_hash'],
  },
  { table: 'public.contact_messages', title: 'Messages à l’équipe', where: 'lower(t.email) = me.email' },
  { table: 'public.notification_choices', title: 'Choix de notifications', where: 't.user_id = me.id' },
  { table: 'storage.objects', title: 'Fichiers déposés', where: 't.owner = me.id', without: ['version', 'etag'] },
  { table: 'auth.identities', title: 'Moyens de connexion', where: 't.user_id = me.id' },
  {
    table: 'auth.factors',
    title: 'Vérification en deux étapes',
    where: 't.user_id = me.id',
    without: ['secret', 'last_used_step'],
  },
  {
    table: 'auth.trusted_devices',
    title: 'Appareils reconnus',
    where: 't.user_id = me.id',
    without: ['device_hash'],
  },
  {
    table: 'auth.sessions',
    title: 'Sessions ouvertes',
    where: 't.user_id = me.id',
    without: ['refresh_key', 'refresh_generation', 'recent_rotations'],
  },
  { table: 'public.access_log', title: 'Journal d’accès', where: 't.user_id = me.id' },
]

/** Tables, or columns, that name people and lead to nothing in an export, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  'app.act_requests': 'acts of those who run the service',
  'app.calendars': 'holds nothing but a lock',
  'app.hand_over_proposals': 'a question that waits for its answer',
  'app.mailbox': 'of a demonstration only: mails that were delivered',
  'app.offered_starts': 'computed from slots',
  'app.outgoing_mails': 'on their way for seconds',
  'app.outgoing_sms': 'on their way for seconds',
  'app.status_notices': 'which mails about a status have left',
  'app.row_counts': 'how many rows were added today',
  'auth.exchange_codes': 'live for minutes',
  'auth.oidc_journeys': 'live for minutes',
  'public.consultation_notes.signed_by': 'the note is its author’s, and carries the name',
  'public.consultation_ratings.practitioner_id': 'the rating is the patient’s',
  'app.room_invitations': 'a name given by the patient, and a hash, gone with the appointment',
  'public.letters.practitioner_id': 'the letter is the patient’s',
  'public.profiles.supervisor_id': 'the row is the student’s',
  'app.proof_reviews.reviewer_id': 'the decision is about the student',
  'auth.code_requests': 'answered within seconds',
  'auth.one_time_codes': 'hashes that live for minutes',
  'auth.registrations': 'hashes that live for a day',
}
