-- Who followed a student's work, and when. Written by a trigger, so that no way of changing it is forgotten.
create table app.supervisions (
  id uuid constraint supervisions_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint supervisions_student_fkey references auth.users on delete cascade,
  supervisor_id uuid constraint supervisions_supervisor_fkey references auth.users on delete set null,
  -- As it was: an account may go, an attestation still names the person.
  supervisor_name text not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint supervisions_in_order check (ended_at is null or began_at <= ended_at)
);
create unique index supervisions_one_at_a_time_idx on app.supervisions (student_id) where ended_at is null;
create index supervisions_student_id_idx on app.supervisions (student_id, began_at);
create index supervisions_supervisor_id_idx on app.supervisions (supervisor_id);

insert into app.supervisions (student_id, supervisor_id, supervisor_name, began_at)
select p.id, s.id, btrim(s.first_name || ' ' || s.last_name), coalesce(p.validated_at, p.created_at)
from public.profiles p join public.profiles s on s.id = p.supervisor_id;

-- Each mail about a status leaves once: `subject_day` is the day it is about.
create table app.status_notices (
  student_id uuid not null constraint status_notices_student_fkey references auth.users on delete cascade,
  kind text not null
    constraint status_notices_kind_known check (kind in ('renew-30', 'renew-16', 'renew-6', 'expired', 'unsupervised')),
  subject_day date not null,
  sent_at timestamptz not null,
  constraint status_notices_pkey primary key (student_id, kind, subject_day)
);

-- What an administrator decided about a proof document.
create table app.proof_reviews (
  id uuid constraint proof_reviews_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint proof_reviews_student_fkey references auth.users on delete cascade,
  -- Empty once the file is gone.
  object_id uuid constraint proof_reviews_object_fkey references storage.objects on delete set null,
  decision text not null
    constraint proof_reviews_decision_known check (decision in ('accepted', 'complement', 'refused')),
  reason text constraint proof_reviews_reason_length check (char_length(reason) between 1 and 1000),
  reviewer_id uuid constraint proof_reviews_reviewer_fkey references auth.users on delete set null,
  reviewed_at timestamptz not null,
  -- Taken back in the seconds after it: what the profile was before, and the mail that then does not leave.
  undone_at timestamptz,
  before jsonb not null,
  mail_id uuid,
  constraint proof_reviews_no_without_a_reason check (decision = 'accepted' or reason is not null)
);
create index proof_reviews_student_id_idx on app.proof_reviews (student_id, reviewed_at desc);
create index proof_reviews_object_id_idx on app.proof_reviews (object_id);
create index proof_reviews_reviewer_id_idx on app.proof_reviews (reviewer_id);

-- Whoever runs the service cancels what a practitioner may no longer hold.
alter table public.appointments drop constraint appointments_canceled_by_known;
alter table public.appointments add constraint appointments_canceled_by_known
  check (canceled_by in ('patient', 'practitioner', 'service'));

alter table app.refunds drop constraint refunds_reason_known;
alter table app.refunds add constraint refunds_reason_known check (reason in (
  'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test',
  'practitioner_absent', 'too_short', 'connection_failed', 'offered', 'practitioner_withdrawn'));

create index profiles_status_valid_until_idx on public.profiles (status_valid_until) where user_type = 'student';

alter table app.supervisions enable row level security;
alter table app.status_notices enable row level security;
alter table app.proof_reviews enable row level security;
