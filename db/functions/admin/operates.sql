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

-- Ends all sessions of a person when the administrator role is given or taken.
create or replace function auth.end_sessions_of_changed_administrator() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;
revoke execute on function auth.end_sessions_of_changed_administrator() from public;
create or replace trigger end_sessions_of_changed_administrator after update of raw_app_meta_data on auth.users
  for each row when (
    old.raw_app_meta_data ->> 'user_type' is distinct from new.raw_app_meta_data ->> 'user_type'
    and 'admin' in (old.raw_app_meta_data ->> 'user_type', new.raw_app_meta_data ->> 'user_type')
  )
  execute function auth.end_sessions_of_changed_administrator();
