-- The practitioner's note. Drafts are the author's alone; from `ready` on, the supervisor's to read by a function that says so.
create table public.consultation_notes (
  appointment_id uuid constraint consultation_notes_pkey primary key
    constraint consultation_notes_appointment_fkey references public.appointments on delete cascade,
  author_id uuid not null constraint consultation_notes_author_fkey references auth.users on delete cascade,
  observations text not null default '' constraint consultation_notes_observations_length check (char_length(observations) <= 8000),
  follow_up text not null default '' constraint consultation_notes_follow_up_length check (char_length(follow_up) <= 8000),
  for_supervision text not null default ''
    constraint consultation_notes_for_supervision_length check (char_length(for_supervision) <= 8000),
  state text not null default 'draft'
    constraint consultation_notes_state_known check (state in ('draft', 'ready', 'signed', 'needs_revision')),
  is_crisis boolean not null default false,
  -- The supervisor's, with `needs_revision`.
  comment text constraint consultation_notes_comment_length check (char_length(comment) <= 4000),
  submitted_at timestamptz,
  signed_by uuid constraint consultation_notes_signed_by_fkey references auth.users on delete set null,
  signed_by_name text,
  signed_at timestamptz,
  archived_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint consultation_notes_signed_have_a_date check ((state = 'signed') = (signed_at is not null))
);
create index consultation_notes_author_id_idx on public.consultation_notes (author_id);
create index consultation_notes_waiting_idx on public.consultation_notes (submitted_at) where state = 'ready';
create index consultation_notes_signed_at_idx on public.consultation_notes (signed_at) where signed_at is not null;
alter table public.consultation_notes enable row level security;

create table app.note_reminders (
  appointment_id uuid constraint note_reminders_pkey primary key
    constraint note_reminders_appointment_fkey references public.appointments on delete cascade,
  sent_at timestamptz not null
);
alter table app.note_reminders enable row level security;

-- Supervision of notes: each time a note is handed in opens a round of review, which ends with a decision. What was signed is
-- final; what must be added to it is an amendment, which goes the same way.
create table public.note_amendments (
  id uuid constraint note_amendments_pkey primary key default gen_random_uuid(),
  appointment_id uuid not null constraint note_amendments_note_fkey references public.consultation_notes on delete cascade,
  author_id uuid not null constraint note_amendments_author_fkey references auth.users on delete cascade,
  body text not null constraint note_amendments_body_length check (char_length(body) between 1 and 8000),
  state text not null default 'draft'
    constraint note_amendments_state_known check (state in ('draft', 'ready', 'signed', 'needs_revision')),
  -- The supervisor's, with `needs_revision`.
  comment text constraint note_amendments_comment_length check (char_length(comment) <= 4000),
  submitted_at timestamptz,
  signed_by uuid constraint note_amendments_signed_by_fkey references auth.users on delete set null,
  signed_by_name text,
  signed_at timestamptz,
  updated_at timestamptz not null,
  constraint note_amendments_signed_have_a_date check ((state = 'signed') = (signed_at is not null))
);
-- One at a time.
create unique index note_amendments_one_open on public.note_amendments (appointment_id) where state <> 'signed';
create index note_amendments_appointment_id_idx on public.note_amendments (appointment_id);
create index note_amendments_author_id_idx on public.note_amendments (author_id);
alter table public.note_amendments enable row level security;

create table public.note_reviews (
  id uuid constraint note_reviews_pkey primary key default gen_random_uuid(),
  appointment_id uuid not null constraint note_reviews_note_fkey references public.consultation_notes on delete cascade,
  author_id uuid not null constraint note_reviews_author_fkey references auth.users on delete cascade,
  -- Empty: the note itself.
  amendment_id uuid constraint note_reviews_amendment_fkey references public.note_amendments on delete cascade,
  -- SHA-256 of what was handed in.
  content_hash text not null constraint note_reviews_content_hash_shape check (content_hash ~ '^[0-9a-f]{64}$'),
  submitted_at timestamptz not null,
  is_crisis boolean not null default false,
  decision text constraint note_reviews_decision_known check (decision in ('signed', 'needs_revision')),
  reviewer_id uuid constraint note_reviews_reviewer_fkey references auth.users on delete set null,
  reviewer_name text,
  comment text constraint note_reviews_comment_length check (char_length(comment) between 1 and 4000),
  reviewed_at timestamptz,
  constraint note_reviews_decided_somehow check ((decision is null) = (reviewed_at is null)),
  constraint note_reviews_sent_back_with_words check (decision is distinct from 'needs_revision' or comment is not null)
);
create unique index note_reviews_one_waiting on public.note_reviews (appointment_id) where decision is null;
-- A supervisor's queue is read by student, a referent's by age.
create index note_reviews_waiting_by_author_idx on public.note_reviews (author_id, submitted_at) where decision is null;
create index note_reviews_waiting_idx on public.note_reviews (submitted_at) where decision is null;
create index note_reviews_appointment_id_idx on public.note_reviews (appointment_id, submitted_at);
create index note_reviews_author_id_idx on public.note_reviews (author_id, reviewed_at);
create index note_reviews_reviewer_id_idx on public.note_reviews (reviewer_id);
create index note_reviews_amendment_id_idx on public.note_reviews (amendment_id);
alter table public.note_reviews enable row level security;

-- Readings of notes: a decision needs a reading of the very text that is decided about.
create table app.note_openings (
  appointment_id uuid not null constraint note_openings_note_fkey references public.consultation_notes on delete cascade,
  reader_id uuid not null constraint note_openings_reader_fkey references auth.users on delete cascade,
  content_hash text not null,
  reader_name text not null,
  opened_at timestamptz not null,
  constraint note_openings_pkey primary key (appointment_id, reader_id, content_hash)
);
create index note_openings_reader_id_idx on app.note_openings (reader_id);
alter table app.note_openings enable row level security;

-- A student calls their supervisor; the patient decides whether they come in.
create table public.supervision_calls (
  id uuid constraint supervision_calls_pkey primary key default gen_random_uuid(),
  appointment_id uuid not null constraint supervision_calls_appointment_fkey references public.appointments on delete cascade,
  student_id uuid not null constraint supervision_calls_student_fkey references auth.users on delete cascade,
  supervisor_id uuid not null constraint supervision_calls_supervisor_fkey references auth.users on delete cascade,
  kind text not null constraint supervision_calls_kind_known check (kind in ('urgent', 'advice')),
  asked_at timestamptz not null,
  answer text constraint supervision_calls_answer_known check (answer in ('coming', 'by_phone', 'unavailable')),
  answered_at timestamptz,
  agreed_at timestamptz,
  -- Refused, or asked to leave.
  refused_at timestamptz,
  joined_at timestamptz,
  left_at timestamptz,
  constraint supervision_calls_answered_somehow check ((answer is null) = (answered_at is null))
);
create index supervision_calls_appointment_id_idx on public.supervision_calls (appointment_id);
create index supervision_calls_student_id_idx on public.supervision_calls (student_id);
create index supervision_calls_supervisor_id_idx on public.supervision_calls (supervisor_id, asked_at);
alter table public.supervision_calls enable row level security;

-- Alerts to a supervisor: flagged by the student, or found by `raise-alerts`. Says that something happened in a
-- consultation, and nothing of what was said in it.
create table public.supervision_alerts (
  id uuid constraint supervision_alerts_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint supervision_alerts_student_fkey references auth.users on delete cascade,
  kind text not null constraint supervision_alerts_kind_known check (kind in (
    'crisis', 'report', 'absence', 'not_admitted', 'low_rating', 'low_mean', 'late_twice', 'note_overdue')),
  appointment_id uuid constraint supervision_alerts_appointment_fkey references public.appointments on delete cascade,
  -- The appointment or the report that it is about: the same is not raised twice.
  source_id uuid not null,
  raised_at timestamptz not null,
  seen_at timestamptz,
  seen_by uuid constraint supervision_alerts_seen_by_fkey references auth.users on delete set null,
  seen_by_name text,
  referents_told_at timestamptz,
  administrators_told_at timestamptz,
  closed_at timestamptz,
  closed_by uuid constraint supervision_alerts_closed_by_fkey references auth.users on delete set null,
  -- A crisis that was looked at is not handled yet: it goes on to others until somebody takes it in charge.
  handled_at timestamptz,
  handled_by uuid constraint supervision_alerts_handled_by_fkey references auth.users on delete set null,
  handled_by_name text,
  constraint supervision_alerts_once unique (kind, source_id)
);
create index supervision_alerts_student_id_idx on public.supervision_alerts (student_id, raised_at desc);
create index supervision_alerts_open_idx on public.supervision_alerts (raised_at) where closed_at is null;
create index supervision_alerts_appointment_id_idx on public.supervision_alerts (appointment_id);
create index supervision_alerts_seen_by_idx on public.supervision_alerts (seen_by);
create index supervision_alerts_closed_by_idx on public.supervision_alerts (closed_by);
create index supervision_alerts_handled_by_idx on public.supervision_alerts (handled_by);
create index supervision_alerts_unhandled_idx on public.supervision_alerts (raised_at)
  where kind = 'crisis' and handled_at is null and closed_at is null;
alter table public.supervision_alerts enable row level security;

-- Words of a student and their psychologists about a crisis, the first of which may come with the alert.
create table public.alert_messages (
  id uuid constraint alert_messages_pkey primary key default gen_random_uuid(),
  alert_id uuid not null constraint alert_messages_alert_fkey references public.supervision_alerts on delete cascade,
  author_id uuid not null constraint alert_messages_author_fkey references auth.users on delete cascade,
  body text not null constraint alert_messages_body_length check (char_length(body) between 1 and 2000),
  sent_at timestamptz not null
);
create index alert_messages_alert_id_idx on public.alert_messages (alert_id, sent_at);
create index alert_messages_author_id_idx on public.alert_messages (author_id);
alter table public.alert_messages enable row level security;

-- Supervision by talking: a psychologist offers a time, students of theirs take it. Free, and held in a room like a consultation.
create table public.supervision_meetings (
  id uuid constraint supervision_meetings_pkey primary key default gen_random_uuid(),
  supervisor_id uuid not null constraint supervision_meetings_supervisor_fkey references auth.users on delete cascade,
  kind text not null constraint supervision_meetings_kind_known check (kind in ('one_to_one', 'group')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  offered_at timestamptz not null,
  canceled_at timestamptz,
  -- Somebody pressed « Terminer ».
  ended_at timestamptz,
  constraint supervision_meetings_in_order check (starts_at < ends_at),
  constraint supervision_meetings_do_not_overlap
    exclude using gist (supervisor_id with =, tstzrange(starts_at, ends_at) with &&) where (canceled_at is null)
);
create index supervision_meetings_supervisor_id_idx on public.supervision_meetings (supervisor_id, starts_at);
alter table public.supervision_meetings enable row level security;

create table public.meeting_bookings (
  meeting_id uuid not null constraint meeting_bookings_meeting_fkey references public.supervision_meetings on delete cascade,
  student_id uuid not null constraint meeting_bookings_student_fkey references auth.users on delete cascade,
  -- Of the meeting, which is never moved: a constraint looks at one table.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  booked_at timestamptz not null,
  canceled_at timestamptz,
  constraint meeting_bookings_pkey primary key (meeting_id, student_id),
  constraint meeting_bookings_do_not_overlap
    exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&) where (canceled_at is null)
);
create index meeting_bookings_student_id_idx on public.meeting_bookings (student_id, starts_at);
alter table public.meeting_bookings enable row level security;

-- Presence in the room of a meeting, with the state for a browser that joins on another process.
create table app.meeting_stays (
  id uuid constraint meeting_stays_pkey primary key,
  meeting_id uuid not null constraint meeting_stays_meeting_fkey references public.supervision_meetings on delete cascade,
  party text not null constraint meeting_stays_party_known check (party in ('patient', 'practitioner', 'guest')),
  entered_at timestamptz not null,
  seen_until timestamptz not null,
  left_at timestamptz,
  presence_ref text,
  presence jsonb
);
create index meeting_stays_meeting_id_idx on app.meeting_stays (meeting_id, entered_at);
create index meeting_stays_open_idx on app.meeting_stays (seen_until) where left_at is null;
alter table app.meeting_stays enable row level security;
