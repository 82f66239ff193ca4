-- Called by erase_person before it deletes any row of the person.
create or replace function app.hold_for_law(person uuid) returns void language sql security definer set search_path = ''
as $$
  insert into app.legal_holds (dispute_id, report_id, name, email, registration_number)
  select needed.dispute_id, needed.report_id, btrim(p.first_name || ' ' || p.last_name), u.email, p.registration_number
  from (
    select d.id as dispute_id, null::uuid as report_id from app.disputes d join public.payments pay on pay.id = d.payment_id
    where pay.user_id = person and d.closed_at is null
    union all
    -- Names the reported practitioner, so that deleting the account does not end the report. The reporter is not named.
    select null, r.id from public.reports r where r.practitioner_id = person and r.state <> 'answered'
  ) as needed
  join public.profiles p on p.id = person join auth.users u on u.id = p.id
$$;

create or replace function app.release_legal_holds() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.legal_holds h where h.dispute_id = new.id or h.report_id = new.id;
  return null;
end
$$;
create or replace trigger release_legal_holds after update of closed_at on app.disputes
  for each row when (new.closed_at is not null) execute function app.release_legal_holds();
create or replace trigger release_legal_holds after update of state on public.reports
  for each row when (new.state = 'answered') execute function app.release_legal_holds();
