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

-- Who was in the room of a meeting, and what a browser that joins on another process finds there.
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

alter table public.supervision_meetings enable row level security;
alter table public.meeting_bookings enable row level security;
alter table app.meeting_stays enable row level security;
