-- A report keeps the supervisors of the reported student since the consultation: it outlives the student's account.
create or replace function app.keep_supervisors_of_report() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  insert into app.report_supervisors (report_id, supervisor_id)
  select new.id, unnest(app.supervisors_since(new.practitioner_id,
    coalesce((select a.starts_at from public.appointments a where a.id = new.appointment_id), new.reported_at)));
  return null;
end
$$;
revoke execute on function app.keep_supervisors_of_report() from public;
create or replace trigger keep_supervisors_of_report after insert on public.reports
  for each row execute function app.keep_supervisors_of_report();

create or replace function app.keep_reports_of_supervisor() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  insert into app.report_supervisors (report_id, supervisor_id)
  select r.id, new.supervisor_id from public.reports r where r.practitioner_id = new.student_id
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function app.keep_reports_of_supervisor() from public;
create or replace trigger keep_reports_of_supervisor after insert on app.supervisions
  for each row when (new.supervisor_id is not null) execute function app.keep_reports_of_supervisor();
