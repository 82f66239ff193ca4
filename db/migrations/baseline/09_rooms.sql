-- One row once somebody has entered. Health data by its existence alone: no browser reads it.
create table app.rooms (
  appointment_id uuid constraint rooms_pkey primary key
    constraint rooms_appointment_fkey references public.appointments on delete cascade,
  admitted_at timestamptz,
  ended_at timestamptz,
  ended_by text constraint rooms_ended_by_known check (ended_by in ('patient', 'practitioner')),
  -- The mail that tells a late practitioner leaves once.
  told_late_at timestamptz,
  -- « Offrir cette séance » pressed during the call: the refund leaves when the consultation is judged.
  offered_at timestamptz,
  -- The practitioner stopped practising while the room was open: it ended at once, and was refunded in full.
  interrupted_at timestamptz,
  constraint rooms_ended_by_somebody check ((ended_at is null) = (ended_by is null))
);
alter table app.rooms enable row level security;

-- From the join of the room's channel to its end. The verdict is read from these alone.
create table app.room_stays (
  id uuid not null,
  appointment_id uuid not null constraint room_stays_appointment_fkey references public.appointments on delete cascade,
  party text not null constraint room_stays_party_known check (party in ('patient', 'practitioner', 'supervisor', 'guest')),
  phase text not null constraint room_stays_phase_known check (phase in ('waiting', 'call')),
  entered_at timestamptz not null,
  -- The last time the connection was heard of; where a process died, the stay ended here.
  seen_until timestamptz not null,
  left_at timestamptz,
  -- `admitted`: from the waiting room into the call, where another stay follows without a gap.
  left_how text constraint room_stays_left_how_known check (left_how in ('ended', 'left', 'lost', 'admitted')),
  -- State that the browser tracks in the channel, for others who join on another process.
  presence_ref text,
  presence jsonb,
  constraint room_stays_in_order check (entered_at <= seen_until and (left_at is null or entered_at <= left_at)),
  constraint room_stays_left_somehow check ((left_at is null) = (left_how is null)),
  constraint room_stays_pkey primary key (id, entered_at)
) partition by range (entered_at);
create index room_stays_appointment_id_idx on app.room_stays (appointment_id, entered_at);
create index room_stays_open_idx on app.room_stays (seen_until) where left_at is null;
alter table app.room_stays enable row level security;

-- Rows whose month has no partition yet; the job make-months moves them there.
create table months.room_stays_other partition of app.room_stays default;
alter table months.room_stays_other enable row level security;

-- The second person of a consultation for a couple or a family: a link and a name, no account. Only a hash of the link is kept.
create table app.room_invitations (
  appointment_id uuid constraint room_invitations_pkey primary key
    constraint room_invitations_appointment_fkey references public.appointments on delete cascade,
  guest_name text not null constraint room_invitations_guest_name_length check (char_length(guest_name) between 1 and 40),
  -- Empty until the link is made: the guest may be named at booking.
  token_hash bytea constraint room_invitations_token_unique unique,
  created_at timestamptz not null default now()
);
alter table app.room_invitations enable row level security;

-- « La liaison a-t-elle marché ? »
create table app.connection_reports (
  appointment_id uuid not null constraint connection_reports_appointment_fkey references public.appointments on delete cascade,
  party text not null constraint connection_reports_party_known check (party in ('patient', 'practitioner')),
  worked boolean not null,
  reported_at timestamptz not null,
  -- When an administrator was told of a « Non » that the other party did not share.
  passed_on_at timestamptz,
  constraint connection_reports_pkey primary key (appointment_id, party)
);
alter table app.connection_reports enable row level security;

-- Verdicts about consultations. Durations, never contents.
create table public.consultation_outcomes (
  appointment_id uuid constraint consultation_outcomes_pkey primary key
    constraint consultation_outcomes_appointment_fkey references public.appointments on delete cascade,
  verdict text not null constraint consultation_outcomes_verdict_known check (verdict in (
    'held', 'practitioner_absent', 'patient_absent', 'ended_by_patient', 'too_short', 'connection_failed')),
  joint_seconds integer not null constraint consultation_outcomes_joint_not_negative check (joint_seconds >= 0),
  practitioner_seconds integer not null
    constraint consultation_outcomes_practitioner_not_negative check (practitioner_seconds >= 0),
  lost_on_patients_line boolean not null default false,
  refund_cents integer not null default 0 constraint consultation_outcomes_refund_not_negative check (refund_cents >= 0),
  -- Whether the practitioner is paid although the patient was refunded.
  paid_despite_refund boolean not null default false,
  -- An administrator decides about the refund.
  needs_review boolean not null default false,
  -- The practitioner gave it for nothing.
  offered_at timestamptz,
  settled_at timestamptz not null,
  -- Both lines were lost for long: the two are asked whether the call went on, before anything is decided.
  connection_asked_at timestamptz
);
create index consultation_outcomes_review_idx on public.consultation_outcomes (settled_at) where needs_review;
create index consultation_outcomes_settled_at_idx on public.consultation_outcomes (settled_at);
alter table public.consultation_outcomes enable row level security;

comment on column public.consultation_outcomes.lost_on_patients_line is
  'Too short because the patient left first, on purpose or not: the third in a year is looked at by an administrator.';

-- Words of the practitioner for the patient, who reads them once they are shared.
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
alter table public.consultation_summaries enable row level security;

-- Each party's own, read by nobody else.
create table public.personal_notes (
  appointment_id uuid not null constraint personal_notes_appointment_fkey references public.appointments on delete cascade,
  owner_id uuid not null constraint personal_notes_owner_fkey references auth.users on delete cascade,
  body text not null constraint personal_notes_body_length check (char_length(body) between 1 and 8000),
  updated_at timestamptz not null default now(),
  constraint personal_notes_pkey primary key (appointment_id, owner_id)
);
create index personal_notes_owner_id_idx on public.personal_notes (owner_id);
alter table public.personal_notes enable row level security;

create table public.consultation_ratings (
  appointment_id uuid constraint consultation_ratings_pkey primary key
    constraint consultation_ratings_appointment_fkey references public.appointments on delete cascade,
  patient_id uuid not null constraint consultation_ratings_patient_fkey references auth.users on delete cascade,
  practitioner_id uuid constraint consultation_ratings_practitioner_fkey references auth.users on delete set null,
  stars integer not null constraint consultation_ratings_stars_known check (stars between 1 and 5),
  comment text constraint consultation_ratings_comment_length check (char_length(comment) between 1 and 2000),
  rated_at timestamptz not null,
  -- Practitioners see ratings by this id, which leads to no appointment.
  id uuid not null default gen_random_uuid() constraint consultation_ratings_id_unique unique,
  -- The words of a rating go through the supervisor, and so does the reply.
  comment_state text
    constraint consultation_ratings_comment_state_known check (comment_state in ('waiting', 'passed_on', 'withheld')),
  withheld_reason text
    constraint consultation_ratings_withheld_reason_length check (char_length(withheld_reason) between 1 and 500),
  moderated_by uuid constraint consultation_ratings_moderated_by_fkey references auth.users on delete set null,
  moderated_at timestamptz,
  -- Stars may change while the comment waits to be read: its seven days go on, and alerts hear of the new stars.
  stars_changed_at timestamptz,
  constraint consultation_ratings_comment_has_a_state check ((comment is null) = (comment_state is null)),
  constraint consultation_ratings_withheld_with_a_reason 
    check ((comment_state is not distinct from 'withheld') = (withheld_reason is not null))
);
create index consultation_ratings_patient_id_idx on public.consultation_ratings (patient_id);
create index consultation_ratings_practitioner_id_idx on public.consultation_ratings (practitioner_id);
-- By which the job that raises alerts finds what is new.
create index consultation_ratings_rated_at_idx on public.consultation_ratings (rated_at);
create index consultation_ratings_moderated_by_idx on public.consultation_ratings (moderated_by);
create index consultation_ratings_waiting_idx on public.consultation_ratings (rated_at) where comment_state = 'waiting';
create index consultation_ratings_stars_changed_at_idx
  on public.consultation_ratings (stars_changed_at) where stars_changed_at is not null;
alter table public.consultation_ratings enable row level security;

create table public.rating_replies (
  rating_id uuid constraint rating_replies_pkey primary key
    constraint rating_replies_rating_fkey references public.consultation_ratings (id) on delete cascade,
  author_id uuid not null constraint rating_replies_author_fkey references auth.users on delete cascade,
  body text not null constraint rating_replies_body_length check (char_length(body) between 1 and 500),
  state text not null default 'waiting'
    constraint rating_replies_state_known check (state in ('waiting', 'passed_on', 'withheld')),
  withheld_reason text constraint rating_replies_withheld_reason_length check (char_length(withheld_reason) between 1 and 500),
  replied_at timestamptz not null,
  moderated_by uuid constraint rating_replies_moderated_by_fkey references auth.users on delete set null,
  moderated_at timestamptz,
  constraint rating_replies_withheld_with_a_reason check ((state = 'withheld') = (withheld_reason is not null))
);
create index rating_replies_author_id_idx on public.rating_replies (author_id);
create index rating_replies_moderated_by_idx on public.rating_replies (moderated_by);
create index rating_replies_waiting_idx on public.rating_replies (replied_at) where state = 'waiting';
alter table public.rating_replies enable row level security;

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
alter table public.identity_openings enable row level security;
