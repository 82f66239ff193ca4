-- reads: authenticated
create or replace view public.admin_incidents with (security_barrier = true) as
select i.id, i.number, i.kind, i.title, i.noticed_at, i.noticed_at + interval '72 hours' as tell_authority_by, i.description,
  i.measures, i.people_concerned, i.people_count, i.records_concerned, i.records_count, i.consequences, i.contact,
  i.authority_told_at, i.people_told_at, i.why_not_told, i.closed_at, i.recorded_at,
  btrim(p.first_name || ' ' || p.last_name) as recorded_by_name, i.updated_at, i.title || ' ' || i.description as words
from app.incidents i left join public.profiles p on p.id = i.recorded_by
where (select app.operates());

comment on view public.admin_incidents is 'nullable: measures, people_concerned, people_count, records_concerned, records_count, consequences, contact, authority_told_at, people_told_at, why_not_told, closed_at, recorded_by_name
kind: incident | breach';
