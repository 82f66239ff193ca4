-- What a supervisor should look at: flagged by the student, or found by `raise-alerts`. Says that something happened in a
-- consultation, and nothing of what was said in it.
create table public.supervision_alerts (
  id uuid constraint supervision_alerts_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint supervision_alerts_student_fkey references auth.users on delete cascade,
  kind text not null constraint supervision_alerts_kind_known check (kind in (
    'crisis', 'report', 'absence', 'low_rating', 'low_mean', 'late_twice', 'note_overdue')),
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
  constraint supervision_alerts_once unique (kind, source_id)
);
create index supervision_alerts_student_id_idx on public.supervision_alerts (student_id, raised_at desc);
create index supervision_alerts_unseen_idx on public.supervision_alerts (raised_at)
  where kind = 'crisis' and seen_at is null and closed_at is null;
create index supervision_alerts_open_idx on public.supervision_alerts (raised_at) where closed_at is null;
create index supervision_alerts_appointment_id_idx on public.supervision_alerts (appointment_id);
create index supervision_alerts_seen_by_idx on public.supervision_alerts (seen_by);
create index supervision_alerts_closed_by_idx on public.supervision_alerts (closed_by);

alter table public.supervision_alerts enable row level security;

-- By which the job that raises alerts finds what is new.
create index consultation_ratings_rated_at_idx on public.consultation_ratings (rated_at);
create index consultation_outcomes_settled_at_idx on public.consultation_outcomes (settled_at);
