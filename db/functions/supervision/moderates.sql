-- True if the person moderates comments about a practitioner: the supervisor, or a referent when there is no supervisor
-- (as for psychologists) or after a week of waiting. Never the practitioner, nor a suspended person.
create or replace function app.moderates(moderator uuid, practitioner uuid, waiting_since timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select moderator <> practitioner and exists (
    select from public.profiles p join public.profiles m on m.id = moderator and m.user_type = 'therapist' and app.practises(m.id)
    where p.id = practitioner and (p.supervisor_id = moderator
      or (m.is_referent and (p.supervisor_id is null or waiting_since < now() - interval '7 days')))
  )
$$;
grant execute on function app.moderates(uuid, uuid, timestamptz) to authenticated;
