-- Supervisors of the reported student since the consultation: another referent reads the report before them.
create table app.report_supervisors (
  report_id uuid not null constraint report_supervisors_report_fkey references public.reports on delete cascade,
  supervisor_id uuid not null constraint report_supervisors_supervisor_fkey references auth.users on delete cascade,
  constraint report_supervisors_pkey primary key (report_id, supervisor_id)
);
create index report_supervisors_supervisor_id_idx on app.report_supervisors (supervisor_id);
alter table app.report_supervisors enable row level security;

-- Set while these supervisors may read it too; the reporter is told in the same transaction.
alter table public.reports add column supervisor_reads_from timestamptz;

insert into app.report_supervisors (report_id, supervisor_id)
select distinct r.id, s.supervisor_id
from public.reports r
left join public.appointments a on a.id = r.appointment_id
join app.supervisions s on s.student_id = r.practitioner_id and s.supervisor_id is not null
where s.ended_at is null or s.ended_at >= coalesce(a.starts_at, r.reported_at);
