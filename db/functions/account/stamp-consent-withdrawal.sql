-- The withdrawal timestamp is the time of the request; a timestamp sent by the client is ignored.
create or replace function app.stamp_consent_withdrawal() returns trigger language plpgsql
  set search_path = ''
as $$
begin
  new.withdrawn_at := case when new.withdrawn_at is null then null else now() end;
  return new;
end
$$;

create or replace trigger stamp_consent_withdrawal
  before update of withdrawn_at on public.consents
  for each row execute function app.stamp_consent_withdrawal();
