-- What a patient reports of a practitioner. Its words are read by one referent, by a function that notes it.
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

-- Whatever acts the access log knows by now, and these.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(act[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') as act
  where c.conname = 'access_log_act_known';
  alter table public.access_log drop constraint access_log_act_known;
  execute format('alter table public.access_log add constraint access_log_act_known check (act in (%s, %L))', known, 'report-read');
end
$$;
