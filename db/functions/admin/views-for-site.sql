-- reads: authenticated
create or replace view public.admin_switches with (security_barrier = true) as
select s.name, s.is_on, s.until, s.changed_at, btrim(p.first_name || ' ' || p.last_name) as changed_by_name
from app.site_switches s left join public.profiles p on p.id = s.changed_by
where (select app.operates());

comment on view public.admin_switches is 'nullable: until, changed_at, changed_by_name
name: sign_ups | bookings | payments | model | maintenance';

-- reads: authenticated
create or replace view public.admin_announcements with (security_barrier = true) as
select a.id, a.body, a.starts_at, a.ends_at, a.published_at, btrim(p.first_name || ' ' || p.last_name) as published_by_name
from app.announcements a left join public.profiles p on p.id = a.published_by
where (select app.operates());

comment on view public.admin_announcements is 'nullable: published_by_name';
