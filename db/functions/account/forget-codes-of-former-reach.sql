-- A code or link that was sent opens the account for whoever reads it. When the account leaves an address or a number, what
-- was sent there before opens nothing any more: people leave a mailbox because somebody else reads it.
create or replace function auth.forget_codes_of_former_reach() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  delete from auth.one_time_codes c
  where c.user_id = new.id and c.sent_to in (old.email, old.phone)
    and c.sent_to is distinct from new.email and c.sent_to is distinct from new.phone;
  -- A link that was opened with PKCE waits here to become a session.
  delete from auth.exchange_codes x where x.user_id = new.id;
  return null;
end
$$;
revoke execute on function auth.forget_codes_of_former_reach() from public;

create or replace trigger forget_codes_of_former_reach after update of email, phone on auth.users
  for each row when (old.email is distinct from new.email or old.phone is distinct from new.phone)
  execute function auth.forget_codes_of_former_reach();
