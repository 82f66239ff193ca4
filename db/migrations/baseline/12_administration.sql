-- Acts of administrators, as a chain of hashes. It belongs to a role of its own: the service reads it, and adds to it by
-- app.note_act() alone.
grant usage, create on schema app to mivoix_auditor;
set local role mivoix_auditor;

create table app.audit_log (
  n bigint constraint audit_log_pkey primary key,
  occurred_at timestamptz not null,
  -- No foreign key: the chain outlives accounts.
  actor_id uuid,
  act text not null,
  subject text,
  detail_hash bytea not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_act_idx on app.audit_log (act, n);
create index audit_log_actor_id_idx on app.audit_log (actor_id, n);
-- One day of /admin/journal: without it, a day long ago reads every later entry.
create index audit_log_occurred_at_idx on app.audit_log (occurred_at);
-- Entries about one person: without it, somebody without entries reads the whole log.
create index audit_log_subject_idx on app.audit_log (subject, n);
alter table app.audit_log enable row level security;

-- The words of an entry. They alone may be erased; the chain holds without them.
create table app.audit_details (
  n bigint constraint audit_details_pkey primary key,
  salt bytea not null,
  detail jsonb not null
);
alter table app.audit_details enable row level security;

-- One row, which is also the mutex: entries are numbered without gaps.
create table app.audit_head (
  only_one boolean constraint audit_head_pkey primary key default true constraint audit_head_single check (only_one),
  n bigint not null,
  hash bytea not null
);
alter table app.audit_head enable row level security;

insert into app.audit_head (n, hash) values (0, decode(repeat('00', 32), 'hex'));

-- How far the chain was verified, and what its head was then: mailed, so that a rewritten chain no longer matches.
create table app.audit_seals (
  n bigint constraint audit_seals_pkey primary key,
  hash bytea not null,
  sealed_at timestamptz not null
);
alter table app.audit_seals enable row level security;

grant select on app.audit_log, app.audit_details, app.audit_head, app.audit_seals to service_role, mivoix_owner;
create policy "the service reads" on app.audit_log for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_details for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_head for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_seals for select to service_role, mivoix_owner using (true);

set local role mivoix_owner;
revoke create on schema app from mivoix_auditor;

-- Grave acts need two people: one asks, another decides, and what was asked runs unchanged.
create table app.act_requests (
  id uuid constraint act_requests_pkey primary key default gen_random_uuid(),
  act text not null,
  input jsonb not null,
  -- The act in French, as it was when it was asked.
  sentence text not null,
  reason text not null constraint act_requests_reason_length check (char_length(reason) between 3 and 1000),
  requested_by uuid constraint act_requests_requested_by_fkey references auth.users on delete set null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid constraint act_requests_decided_by_fkey references auth.users on delete set null,
  decided_at timestamptz,
  -- `waited`: there was no second administrator, and a day has passed.
  decision text constraint act_requests_decision_known check (decision in ('approved', 'refused', 'expired', 'waited')),
  -- Carried out after a day only if there was no other administrator when it was made: the team is told then, and only then.
  was_sole boolean not null default false,
  constraint act_requests_two_people check (decided_by <> requested_by),
  constraint act_requests_decided_somehow check ((decision is null) = (decided_at is null))
);
create index act_requests_open_idx on app.act_requests (expires_at) where decision is null;
create index act_requests_requested_by_idx on app.act_requests (requested_by);
create index act_requests_decided_by_idx on app.act_requests (decided_by);
-- Requests are looked up by the subject of an entry, which is text.
create index act_requests_id_text_idx on app.act_requests ((id::text));
-- Requests about one person.
create index act_requests_person_id_idx on app.act_requests ((input ->> 'personId'));
alter table app.act_requests enable row level security;

-- Parts of the service that the team may close for a while. The first four are on when open; maintenance is on while it lasts.
create table app.site_switches (
  name text constraint site_switches_pkey primary key
    constraint site_switches_name_known check (name in ('sign_ups', 'bookings', 'payments', 'model', 'maintenance')),
  is_on boolean not null,
  -- A maintenance ends by itself, so that nobody can forget to open the site again.
  until timestamptz,
  changed_at timestamptz,
  changed_by uuid constraint site_switches_changed_by_fkey references auth.users on delete set null,
  constraint site_switches_maintenance_ends check ((name = 'maintenance' and is_on) = (until is not null))
);
create index site_switches_changed_by_idx on app.site_switches (changed_by);
alter table app.site_switches enable row level security;

insert into app.site_switches (name, is_on)
values ('sign_ups', true), ('bookings', true), ('payments', true), ('model', true), ('maintenance', false);

-- A sentence on top of every page, from one instant to another.
create table app.announcements (
  id uuid constraint announcements_pkey primary key default gen_random_uuid(),
  body text not null constraint announcements_body_length check (char_length(body) between 1 and 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  published_at timestamptz not null,
  published_by uuid constraint announcements_published_by_fkey references auth.users on delete set null,
  constraint announcements_end_after_start check (ends_at > starts_at)
);
create index announcements_ends_at_idx on app.announcements (ends_at);
create index announcements_published_by_idx on app.announcements (published_by);
alter table app.announcements enable row level security;

-- Messages of visitors through the contact form. Sending one is an act with rules (a function), so no browser role may
-- touch the table.
create table public.contact_messages (
  id uuid constraint contact_messages_pkey primary key default gen_random_uuid(),
  name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 120),
  email text not null constraint contact_messages_email_length check (char_length(email) between 3 and 254),
  subject text not null constraint contact_messages_subject_length check (char_length(subject) between 1 and 200),
  message text not null constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- The inbox of the team: what becomes of a message, and whose words show danger.
  state text not null default 'new'
    constraint contact_messages_state_known check (state in ('new', 'in_progress', 'answered')),
  assigned_to uuid constraint contact_messages_assigned_to_fkey references auth.users on delete set null,
  is_danger boolean not null default false,
  answer text constraint contact_messages_answer_length check (char_length(answer) between 1 and 5000),
  answered_at timestamptz,
  answered_by uuid constraint contact_messages_answered_by_fkey references auth.users on delete set null,
  constraint contact_messages_answered_somehow
    check ((state = 'answered') = (answer is not null and answered_at is not null))
);
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to);
create index contact_messages_answered_by_idx on public.contact_messages (answered_by);
create index contact_messages_state_idx on public.contact_messages (state, created_at, id);
create index contact_messages_danger_idx on public.contact_messages (created_at) where is_danger and state <> 'answered';
alter table public.contact_messages enable row level security;

-- The log of incidents. A breach of personal data has the fields of GDPR article 33, and 72 hours from when it was noticed.
create table app.incidents (
  id uuid constraint incidents_pkey primary key default gen_random_uuid(),
  -- In the order of the register, without gaps.
  number integer not null constraint incidents_number_unique unique,
  kind text not null constraint incidents_kind_known check (kind in ('incident', 'breach')),
  title text not null constraint incidents_title_length check (char_length(title) between 1 and 200),
  noticed_at timestamptz not null,
  description text not null constraint incidents_description_length check (char_length(description) between 1 and 5000),
  measures text constraint incidents_measures_length check (char_length(measures) between 1 and 5000),
  people_concerned text constraint incidents_people_length check (char_length(people_concerned) between 1 and 1000),
  people_count integer constraint incidents_people_count check (people_count >= 0),
  records_concerned text constraint incidents_records_length check (char_length(records_concerned) between 1 and 1000),
  records_count integer constraint incidents_records_count check (records_count >= 0),
  consequences text constraint incidents_consequences_length check (char_length(consequences) between 1 and 5000),
  contact text constraint incidents_contact_length check (char_length(contact) between 1 and 300),
  authority_told_at timestamptz,
  people_told_at timestamptz,
  -- Why the authority was told late or not at all (article 33, 1 and 5).
  why_not_told text constraint incidents_why_not_length check (char_length(why_not_told) between 1 and 2000),
  closed_at timestamptz,
  recorded_at timestamptz not null,
  recorded_by uuid constraint incidents_recorded_by_fkey references auth.users on delete set null,
  updated_at timestamptz not null,
  -- Hours that were left to tell the authority of a breach when the administrators were last warned by mail.
  warned_hours_left smallint,
  constraint incidents_breach_is_decided check (
    closed_at is null or kind = 'incident' or authority_told_at is not null or why_not_told is not null)
);
create index incidents_noticed_at_idx on app.incidents (noticed_at);
create index incidents_recorded_by_idx on app.incidents (recorded_by);
alter table app.incidents enable row level security;

-- Reports of patients about a practitioner. Their words are read by one referent, through a function that notes it.
create table public.reports (
  id uuid constraint reports_pkey primary key default gen_random_uuid(),
  -- An open report outlives the account of who made it, without the name; a closed one goes with it (forget_reporter).
  reporter_id uuid constraint reports_reporter_fkey references auth.users on delete set null,
  practitioner_id uuid constraint reports_practitioner_fkey references auth.users on delete set null,
  practitioner_name text not null,
  appointment_id uuid constraint reports_appointment_fkey references public.appointments on delete set null,
  category text not null constraint reports_category_known check (category in (
    'danger', 'sexual', 'discrimination', 'confidentiality', 'contact', 'conduct', 'other')),
  severity text not null constraint reports_severity_known check (severity in ('ordinary', 'serious', 'grave')),
  body text not null constraint reports_body_length check (char_length(body) between 1 and 4000),
  state text not null default 'new' constraint reports_state_known check (state in ('new', 'taken', 'answered')),
  referent_id uuid constraint reports_referent_fkey references auth.users on delete set null,
  referent_name text,
  answer text constraint reports_answer_length check (char_length(answer) between 1 and 2000),
  reported_at timestamptz not null,
  -- A working day later.
  answer_due_at timestamptz not null,
  taken_at timestamptz,
  answered_at timestamptz,
  reminded_at timestamptz,
  escalated_at timestamptz,
  suspension_requested_at timestamptz,
  suspension_reason text constraint reports_suspension_reason_length check (char_length(suspension_reason) between 1 and 2000),
  -- Set while these supervisors may read it too; the reporter is told in the same transaction.
  supervisor_reads_from timestamptz,
  constraint reports_taken_by_somebody check (state = 'new' or taken_at is not null),
  constraint reports_answered_somehow check ((state = 'answered') = (answer is not null and answered_at is not null)),
  constraint reports_suspension_has_a_reason check ((suspension_requested_at is null) = (suspension_reason is null))
);
create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_practitioner_id_idx on public.reports (practitioner_id);
create index reports_appointment_id_idx on public.reports (appointment_id);
create index reports_referent_id_idx on public.reports (referent_id);
create index reports_open_idx on public.reports (answer_due_at) where state <> 'answered';
alter table public.reports enable row level security;

-- Supervisors of the reported student since the consultation: another referent reads the report before them.
create table app.report_supervisors (
  report_id uuid not null constraint report_supervisors_report_fkey references public.reports on delete cascade,
  supervisor_id uuid not null constraint report_supervisors_supervisor_fkey references auth.users on delete cascade,
  constraint report_supervisors_pkey primary key (report_id, supervisor_id)
);
create index report_supervisors_supervisor_id_idx on app.report_supervisors (supervisor_id);
alter table app.report_supervisors enable row level security;

-- Identities kept past an erasure for as long as a bank or a referent needs them: an open dispute of a payment, an open report
-- about the person. Deleted when that closes.
create table app.legal_holds (
  id uuid constraint legal_holds_pkey primary key default gen_random_uuid(),
  dispute_id uuid constraint legal_holds_dispute_fkey references app.disputes on delete cascade,
  report_id uuid constraint legal_holds_report_fkey references public.reports on delete cascade,
  name text not null,
  email text,
  registration_number text,
  held_at timestamptz not null default now(),
  constraint legal_holds_one_reason check (num_nonnulls(dispute_id, report_id) = 1)
);
create index legal_holds_dispute_id_idx on app.legal_holds (dispute_id);
create index legal_holds_report_id_idx on app.legal_holds (report_id);
alter table app.legal_holds enable row level security;

-- Figures of each day: written at night by count-figures and read by charts, which never count rows themselves.
create table app.daily_figures (
  day date constraint daily_figures_pkey primary key,
  sign_ups integer not null,
  bookings integer not null,
  -- Minutes of consultations on that day: those that were offered, and those of them that were booked.
  offered_minutes integer not null,
  booked_minutes integer not null,
  canceled_by_patient integer not null,
  canceled_by_practitioner integer not null,
  canceled_by_service integer not null,
  patient_absences integer not null,
  practitioner_absences integer not null,
  refunds integer not null,
  refund_cents integer not null,
  -- Consultations, without tests. Premium stands apart.
  revenue_cents integer not null,
  premium_cents integer not null,
  -- Subscriptions open at the end of the day.
  premium_people integer not null,
  chat_messages integer not null,
  chat_vigilance integer not null,
  chat_danger integer not null,
  chat_crisis integer not null,
  model_micro_euros bigint not null,
  -- Sums, so that a mean can be made of any number of days.
  notes_reviewed integer not null,
  review_minutes bigint not null,
  ratings integer not null,
  stars integer not null,
  counted_at timestamptz not null
);
alter table app.daily_figures enable row level security;
