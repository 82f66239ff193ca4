-- No function is everybody's. A connection of the server begins as `anon` and enters from there: that role alone needs
-- app.enter and what it calls.
revoke execute on function app.enter(jsonb) from public;
revoke execute on function auth.session_is_live(uuid) from public;
grant execute on function app.enter(jsonb), auth.session_is_live(uuid) to anon;

revoke usage on schema app, auth from public;
grant usage on schema app to anon, authenticated, service_role;
