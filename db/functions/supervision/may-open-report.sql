-- True for a referent who may open a report: never one about themselves, and not another's. An open report is no longer
-- another's once its answer is late, or once that person is no longer a referent.
create or replace function app.may_open_report(report public.reports, person uuid, at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select app.is_referent(person) and report.practitioner_id is distinct from person
    and (report.referent_id is null or report.referent_id = person
      or report.state <> 'answered' and (report.answer_due_at <= at or not app.is_referent(report.referent_id)))
$$;
grant execute on function app.may_open_report(public.reports, uuid, timestamptz) to authenticated;
