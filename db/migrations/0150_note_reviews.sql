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

-- Who has read what: a decision needs a reading of the very text that is decided about.
create table app.note_openings (
  appointment_id uuid not null constraint note_openings_note_fkey references public.consultation_notes on delete cascade,
  reader_id uuid not null constraint note_openings_reader_fkey references auth.users on delete cascade,
  content_hash text not null,
  reader_name text not null,
  opened_at timestamptz not null,
  constraint note_openings_pkey primary key (appointment_id, reader_id, content_hash)
);
create index note_openings_reader_id_idx on app.note_openings (reader_id);

-- Notes handed in before rounds existed wait, or were decided, in one round each. The hash matches no text: they are opened anew.
insert into public.note_reviews (appointment_id, author_id, content_hash, submitted_at, is_crisis, decision, reviewer_id,
  reviewer_name, comment, reviewed_at)
select n.appointment_id, n.author_id, encode(sha256(convert_to(n.appointment_id::text, 'UTF8')), 'hex'),
  coalesce(n.submitted_at, n.updated_at), n.is_crisis, case when n.state <> 'ready' then n.state end,
  case when n.state = 'signed' then n.signed_by end, case when n.state = 'signed' then n.signed_by_name end,
  case when n.state = 'needs_revision' then coalesce(nullif(n.comment, ''), 'À revoir.') end,
  case when n.state <> 'ready' then coalesce(n.signed_at, n.updated_at) end
from public.consultation_notes n where n.state <> 'draft';

-- Whoever reads about a person is named in that person's log, in words: « {actor_name} a lu {subject} ».
alter table public.access_log
  add column if not exists actor_id uuid constraint access_log_actor_fkey references auth.users on delete set null,
  add column if not exists actor_name text,
  add column if not exists subject text,
  add column if not exists appointment_id uuid
    constraint access_log_appointment_fkey references public.appointments on delete set null,
  drop constraint access_log_act_known,
  add constraint access_log_act_known check (act in (
    'sign-in', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-added', 'second-factor-removed',
    'data-exported', 'document-read-by-team', 'payout-account-changed', 'identity-opened', 'note-read'));
create index access_log_actor_id_idx on public.access_log (actor_id) where actor_id is not null;
create index access_log_appointment_id_idx on public.access_log (appointment_id) where appointment_id is not null;

alter table public.note_amendments enable row level security;
alter table public.note_reviews enable row level security;
alter table app.note_openings enable row level security;
