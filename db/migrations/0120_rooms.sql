-- The consultation room: who was there and when, what it is judged to have been, and what people write about it.

-- One row once somebody has entered. Health data by its existence alone: no browser reads it.
create table app.rooms (
  appointment_id uuid constraint rooms_pkey primary key
    constraint rooms_appointment_fkey references public.appointments on delete cascade,
  admitted_at timestamptz,
  ended_at timestamptz,
  ended_by text constraint rooms_ended_by_known check (ended_by in ('patient', 'practitioner')),
  -- The mail that tells a late practitioner leaves once.
  told_late_at timestamptz,
  constraint rooms_ended_by_somebody check ((ended_at is null) = (ended_by is null))
);

-- From the join of the room's channel to its end. The verdict is read from these alone.
create table app.room_stays (
  id uuid constraint room_stays_pkey primary key,
  appointment_id uuid not null constraint room_stays_appointment_fkey references public.appointments on delete cascade,
  party text not null constraint room_stays_party_known check (party in ('patient', 'practitioner', 'supervisor', 'guest')),
  phase text not null constraint room_stays_phase_known check (phase in ('waiting', 'call')),
  entered_at timestamptz not null,
  -- The last time the connection was heard of; where a process died, the stay ended here.
  seen_until timestamptz not null,
  left_at timestamptz,
  -- `admitted`: from the waiting room into the call, where another stay follows without a gap.
  left_how text constraint room_stays_left_how_known check (left_how in ('ended', 'left', 'lost', 'admitted')),
  -- What the browser tracks in the channel, for who joins on another process.
  presence_ref text,
  presence jsonb,
  constraint room_stays_in_order check (entered_at <= seen_until and (left_at is null or entered_at <= left_at)),
  constraint room_stays_left_somehow check ((left_at is null) = (left_how is null))
);
create index room_stays_appointment_id_idx on app.room_stays (appointment_id, entered_at);
create index room_stays_open_idx on app.room_stays (seen_until) where left_at is null;

-- The second person of a consultation for a couple or a family: a link and a name, no account. Only a hash of the link is kept.
create table app.room_invitations (
  appointment_id uuid constraint room_invitations_pkey primary key
    constraint room_invitations_appointment_fkey references public.appointments on delete cascade,
  guest_name text not null constraint room_invitations_guest_name_length check (char_length(guest_name) between 1 and 40),
  token_hash bytea not null constraint room_invitations_token_unique unique,
  created_at timestamptz not null default now()
);

-- « La liaison a-t-elle marché ? »
create table app.connection_reports (
  appointment_id uuid not null constraint connection_reports_appointment_fkey references public.appointments on delete cascade,
  party text not null constraint connection_reports_party_known check (party in ('patient', 'practitioner')),
  worked boolean not null,
  reported_at timestamptz not null,
  constraint connection_reports_pkey primary key (appointment_id, party)
);

-- What a consultation is judged to have been. Durations, never contents.
create table public.consultation_outcomes (
  appointment_id uuid constraint consultation_outcomes_pkey primary key
    constraint consultation_outcomes_appointment_fkey references public.appointments on delete cascade,
  verdict text not null constraint consultation_outcomes_verdict_known check (verdict in (
    'held', 'practitioner_absent', 'patient_absent', 'ended_by_patient', 'too_short', 'connection_failed')),
  joint_seconds integer not null constraint consultation_outcomes_joint_not_negative check (joint_seconds >= 0),
  practitioner_seconds integer not null
    constraint consultation_outcomes_practitioner_not_negative check (practitioner_seconds >= 0),
  -- Too short because the patient's connection was lost: the third in a year is looked at by an administrator.
  lost_on_patients_line boolean not null default false,
  refund_cents integer not null default 0 constraint consultation_outcomes_refund_not_negative check (refund_cents >= 0),
  -- Whether the practitioner is paid although the patient was refunded.
  paid_despite_refund boolean not null default false,
  -- An administrator decides about the refund.
  needs_review boolean not null default false,
  -- The practitioner gave it for nothing.
  offered_at timestamptz,
  settled_at timestamptz not null
);
create index consultation_outcomes_review_idx on public.consultation_outcomes (settled_at) where needs_review;

-- Consultations that were over before rooms existed were held, as far as anybody knows.
insert into public.consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
select id, 'held', extract(epoch from ends_at - starts_at)::int, extract(epoch from ends_at - starts_at)::int, ends_at
from public.appointments where status = 'confirmed' and ends_at <= now();

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

create table app.note_reminders (
  appointment_id uuid constraint note_reminders_pkey primary key
    constraint note_reminders_appointment_fkey references public.appointments on delete cascade,
  sent_at timestamptz not null
);

-- What the practitioner writes for the patient, who reads it once it is shared.
create table public.consultation_summaries (
  appointment_id uuid constraint consultation_summaries_pkey primary key
    constraint consultation_summaries_appointment_fkey references public.appointments on delete cascade,
  author_id uuid constraint consultation_summaries_author_fkey references auth.users on delete set null,
  patient_id uuid not null constraint consultation_summaries_patient_fkey references auth.users on delete cascade,
  body text not null constraint consultation_summaries_body_length check (char_length(body) between 1 and 4000),
  steps text[] not null default '{}' constraint consultation_summaries_three_steps check (cardinality(steps) <= 3),
  shared_at timestamptz,
  updated_at timestamptz not null default now()
);
create index consultation_summaries_patient_id_idx on public.consultation_summaries (patient_id);
create index consultation_summaries_author_id_idx on public.consultation_summaries (author_id);

-- Each party's own, read by nobody else.
create table public.personal_notes (
  appointment_id uuid not null constraint personal_notes_appointment_fkey references public.appointments on delete cascade,
  owner_id uuid not null constraint personal_notes_owner_fkey references auth.users on delete cascade,
  body text not null constraint personal_notes_body_length check (char_length(body) between 1 and 8000),
  updated_at timestamptz not null default now(),
  constraint personal_notes_pkey primary key (appointment_id, owner_id)
);
create index personal_notes_owner_id_idx on public.personal_notes (owner_id);

create table public.consultation_ratings (
  appointment_id uuid constraint consultation_ratings_pkey primary key
    constraint consultation_ratings_appointment_fkey references public.appointments on delete cascade,
  patient_id uuid not null constraint consultation_ratings_patient_fkey references auth.users on delete cascade,
  practitioner_id uuid constraint consultation_ratings_practitioner_fkey references auth.users on delete set null,
  stars integer not null constraint consultation_ratings_stars_known check (stars between 1 and 5),
  comment text constraint consultation_ratings_comment_length check (char_length(comment) between 1 and 2000),
  -- Whether the patient lets the practitioner read the comment.
  comment_shared boolean not null default false,
  rated_at timestamptz not null
);
create index consultation_ratings_patient_id_idx on public.consultation_ratings (patient_id);
create index consultation_ratings_practitioner_id_idx on public.consultation_ratings (practitioner_id);

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

-- In danger only: the identity behind a name, for an hour, asked for with a reason and agreed to by the supervisor.
create table public.identity_openings (
  id uuid constraint identity_openings_pkey primary key default gen_random_uuid(),
  appointment_id uuid not null constraint identity_openings_appointment_fkey references public.appointments on delete cascade,
  practitioner_id uuid not null constraint identity_openings_practitioner_fkey references auth.users on delete cascade,
  -- Empty for a psychologist, who answers for themselves.
  supervisor_id uuid constraint identity_openings_supervisor_fkey references auth.users on delete cascade,
  reason text not null constraint identity_openings_reason_length check (char_length(reason) between 10 and 1000),
  asked_at timestamptz not null,
  agreed_at timestamptz,
  refused_at timestamptz,
  open_until timestamptz,
  constraint identity_openings_open_once_agreed check ((agreed_at is null) = (open_until is null)),
  constraint identity_openings_one_decision check (agreed_at is null or refused_at is null)
);
create index identity_openings_appointment_id_idx on public.identity_openings (appointment_id, asked_at desc);
create index identity_openings_practitioner_id_idx on public.identity_openings (practitioner_id);
create index identity_openings_supervisor_id_idx on public.identity_openings (supervisor_id);

alter table app.refunds
  drop constraint refunds_reason_known,
  add constraint refunds_reason_known check (reason in (
    'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test',
    'practitioner_absent', 'too_short', 'connection_failed', 'offered'));

alter table public.access_log
  drop constraint access_log_act_known,
  add constraint access_log_act_known check (act in (
    'sign-in', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-added', 'second-factor-removed',
    'data-exported', 'document-read-by-team', 'payout-account-changed', 'identity-opened'));

alter table app.rooms enable row level security;
alter table app.room_stays enable row level security;
alter table app.room_invitations enable row level security;
alter table app.connection_reports enable row level security;
alter table app.note_reminders enable row level security;
alter table public.consultation_outcomes enable row level security;
alter table public.consultation_notes enable row level security;
alter table public.consultation_summaries enable row level security;
alter table public.personal_notes enable row level security;
alter table public.consultation_ratings enable row level security;
alter table public.supervision_calls enable row level security;
alter table public.identity_openings enable row level security;
