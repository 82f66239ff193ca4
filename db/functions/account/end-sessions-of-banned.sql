-- Deletes the sessions of an account in the statement that bans it, so that no token stays valid after the ban.
create or replace function auth.end_sessions_of_banned() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;
revoke execute on function auth.end_sessions_of_banned() from public;

create or replace trigger end_sessions_of_banned after update of banned_until on auth.users
  for each row when (new.banned_until > now() and new.banned_until is distinct from old.banned_until)
  execute function auth.end_sessions_of_banned();
