-- Limits the open alerts per person (SLOT_ALERTS_AT_ONCE; a test compares). Fires after count_new_rows, whose row lock
-- serialises concurrent inserts.
create or replace function app.limit_slot_alerts() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if exists (
    select from public.slot_alerts a where a.user_id in (select i.user_id from inserted i)
    group by a.user_id having count(*) > 20
  ) then
    raise exception 'slot_alerts_used_up' using errcode = 'PT429';
  end if;
  return null;
end
$$;
create or replace trigger limit_slot_alerts after insert on public.slot_alerts
  referencing new table as inserted for each statement execute function app.limit_slot_alerts();

-- First free practitioner of the directory that matches the filters of an alert.
create or replace function app.person_found_for(alert public.slot_alerts) returns uuid language sql stable
  security definer set search_path = ''
as $$
  select o.practitioner_id from public.openings o
  where o.moment = coalesce(alert.day::text, alert.moment, 'any') and o.shown_until >= app.today()
    and (alert.gender_preference = 'any' or o.gender = alert.gender_preference)
    and (alert.area is null or o.specialties @> array[alert.area])
    and (alert.language is null or o.languages @> array[alert.language])
  order by o.next_at, o.slug limit 1
$$;
revoke execute on function app.person_found_for(public.slot_alerts) from public;
grant execute on function app.person_found_for(public.slot_alerts) to service_role;

-- True if a time that matches the alert is free now. An alert without filters queries
-- the view that stops at the first free time.
create or replace function app.is_alert_met(alert public.slot_alerts) returns boolean language sql stable
  security definer set search_path = ''
as $$
  select case
    when num_nonnulls(alert.moment, alert.area, alert.language) > 0 then app.person_found_for(alert) is not null
    when alert.practitioner_id is null and alert.day is null and alert.starts_at is null
      then exists (select from public.free_times t where t.gender_preference = alert.gender_preference)
    else exists (
      select from app.free_offers o
      where (alert.practitioner_id is null or o.practitioner_id = alert.practitioner_id)
        -- A practitioner chosen by name matches whatever the gender preference is.
        and (alert.practitioner_id is not null or alert.gender_preference = 'any' or o.gender = alert.gender_preference)
        and (alert.starts_at is null or o.starts_at = alert.starts_at)
        and (alert.day is null or (o.starts_at >= alert.day::timestamp at time zone 'Europe/Paris'
          and o.starts_at < (alert.day + 1)::timestamp at time zone 'Europe/Paris')))
    end
$$;
revoke execute on function app.is_alert_met(public.slot_alerts) from public;
grant execute on function app.is_alert_met(public.slot_alerts) to service_role;
