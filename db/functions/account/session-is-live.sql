drop function if exists auth.session_is_live(uuid);

-- A session is live for that person if it is theirs, has not ended, and needs no second factor any more.
create or replace function auth.session_is_live(session_id uuid, person uuid) returns boolean language sql stable
  security definer set search_path = ''
  return exists (
    select from auth.sessions s
    where s.id = session_id and s.user_id = person and s.not_after > now() and not s.second_step_due
  );
grant execute on function auth.session_is_live(uuid, uuid) to anon;
