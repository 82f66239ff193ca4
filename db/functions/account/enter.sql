-- First statement of every transaction made for a caller: sets their role and JWT claims, and refuses a token whose session
-- has ended although the token itself has not expired. Anonymous callers get a statement timeout of one second: nothing
-- they may read takes longer, and a connection they hold is missing from the pool for signed-in people.
create or replace function app.enter(claims jsonb) returns void language plpgsql
  set search_path = ''
as $$
begin
  if claims ? 'session_id' and not auth.session_is_live((claims ->> 'session_id')::uuid, (claims ->> 'sub')::uuid) then
    raise exception 'session_not_found' using errcode = 'PT401';
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  if claims ->> 'role' = 'anon' and current_setting('statement_timeout')::interval not between '1 ms' and '1 s' then
    perform set_config('statement_timeout', '1s', true);
  end if;
  perform set_config('role', claims ->> 'role', true);
end
$$;
grant execute on function app.enter(jsonb) to anon;
