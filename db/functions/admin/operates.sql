-- True if this session may act as an administrator: the person is one now, is not banned, and signed in with an
-- authenticator app (in a demonstration: with the demonstration button).
create or replace function app.operates(person uuid, session uuid) returns boolean language sql stable
  security definer set search_path = ''
as $$
  select exists (
    select from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = person and s.id = session and s.not_after > now() and not s.second_step_due
      and u.raw_app_meta_data ->> 'user_type' = 'admin' and coalesce(u.banned_until <= now(), true)
      and exists (select from jsonb_array_elements(s.amr) proof where proof ->> 'method' in ('totp', 'demo'))
  )
$$;

create or replace function app.operates() returns boolean language sql stable security definer set search_path = ''
as $$
  select app.operates(auth.uid(), (auth.jwt() ->> 'session_id')::uuid)
$$;
grant execute on function app.operates() to authenticated;

-- A trigger of the release before: profile_follows_user_type ends the sessions at every change of type.
drop trigger if exists end_sessions_of_changed_administrator on auth.users;
drop function if exists auth.end_sessions_of_changed_administrator();
