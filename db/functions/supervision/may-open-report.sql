-- True for a referent who may read a report: never one about themselves, nor about a student they supervised since the
-- consultation, unless no other referent is left or in time (supervisor_reads_from).
create or replace function app.may_read_report(report public.reports, person uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select app.is_referent(person) and report.practitioner_id is distinct from person
    and (report.supervisor_reads_from is not null or not exists (
      select from app.report_supervisors s where s.report_id = report.id and s.supervisor_id = person))
$$;
grant execute on function app.may_read_report(public.reports, uuid) to authenticated;

-- True for a reader who may open a report now: not one that another holds. An open report is no longer another's once its
-- answer is late, or once that person may not read it any more.
create or replace function app.may_open_report(report public.reports, person uuid, at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select app.may_read_report(report, person)
    and (report.referent_id is null or report.referent_id = person
      or report.state <> 'answered' and (report.answer_due_at <= at or not app.may_read_report(report, report.referent_id)))
$$;
grant execute on function app.may_open_report(public.reports, uuid, timestamptz) to authenticated;
