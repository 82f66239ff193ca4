-- reads: authenticated
create or replace view public.admin_newsletters with (security_barrier = true) as
select n.id, n.subject, n.body, btrim(p.first_name || ' ' || p.last_name) as written_by_name, n.updated_at, n.sent_at,
  n.recipients, n.finished_at,
  exists (
    select from app.act_requests r where r.act = 'send-newsletter' and r.input ->> 'newsletterId' = n.id::text
      and r.decision is null and r.expires_at > now()
  ) as is_waiting
from app.newsletters n left join public.profiles p on p.id = n.written_by
where (select app.operates());

comment on view public.admin_newsletters is 'nullable: written_by_name, sent_at, finished_at';

-- Number of recipients of a newsletter, without any address.
-- reads: authenticated
create or replace view public.admin_newsletter_audience with (security_barrier = true) as
select audience.confirmed, audience.waiting from (
  select count(*) filter (where s.confirmed_at is not null)::int as confirmed,
    count(*) filter (where s.confirmed_at is null)::int as waiting
  from public.newsletter_subscriptions s
) as audience
where (select app.operates());

comment on view public.admin_newsletter_audience is 'nullable:';
