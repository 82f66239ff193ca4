-- The hours of a student's internship. Neither a patient nor an appointment is in it: what a row was counted for is a hash,
-- so that it is counted once, and the hours outlive the consultation's rows.
create table public.stage_hours (
  id uuid constraint stage_hours_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint stage_hours_student_fkey references auth.users on delete cascade,
  kind text not null constraint stage_hours_kind_known check (kind in (
    'session', 'note', 'meeting', 'training', 'reading', 'other')),
  day date not null,
  minutes integer not null constraint stage_hours_minutes_of_a_day check (minutes between 1 and 720),
  -- Counted by the platform, or declared by the student and then confirmed by the supervisor.
  source text not null constraint stage_hours_source_known check (source in ('platform', 'declared')),
  description text constraint stage_hours_description_length check (char_length(description) between 1 and 300),
  state text not null constraint stage_hours_state_known check (state in ('waiting', 'confirmed', 'refused')),
  decided_by uuid constraint stage_hours_decided_by_fkey references auth.users on delete set null,
  decided_by_name text,
  decided_at timestamptz,
  reason text constraint stage_hours_reason_length check (char_length(reason) between 1 and 500),
  counted_for bytea,
  created_at timestamptz not null default now(),
  constraint stage_hours_counted_once unique (student_id, kind, counted_for),
  constraint stage_hours_platform_counts_something check ((source = 'platform') = (counted_for is not null)),
  constraint stage_hours_platform_is_sure check (source = 'declared' or state = 'confirmed'),
  constraint stage_hours_refused_with_a_reason check ((state = 'refused') = (reason is not null))
);
create index stage_hours_student_id_idx on public.stage_hours (student_id, day desc);
create index stage_hours_waiting_idx on public.stage_hours (created_at) where state = 'waiting';
create index stage_hours_decided_by_idx on public.stage_hours (decided_by);
alter table public.stage_hours enable row level security;

-- Consultations and notes from before hours were kept.
insert into public.stage_hours (student_id, kind, day, minutes, source, state, counted_for)
select p.id, 'session', (a.starts_at at time zone 'Europe/Paris')::date, 45, 'platform', 'confirmed', sha256(a.id::text::bytea)
from public.consultation_outcomes o
join public.appointments a on a.id = o.appointment_id
join public.profiles p on p.id = a.practitioner_id and p.user_type = 'student'
where o.verdict = 'held'
union all
select p.id, 'note', (n.signed_at at time zone 'Europe/Paris')::date, 15, 'platform', 'confirmed', sha256(n.appointment_id::text::bytea)
from public.consultation_notes n join public.profiles p on p.id = n.author_id and p.user_type = 'student'
where n.state = 'signed';
