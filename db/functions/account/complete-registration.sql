-- The proof document was uploaded before the account existed: it is assigned to the account when the registration completes.
create or replace function auth.hand_over_proof() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  update storage.objects
  set owner = new.user_id,
    name = new.user_id || '/justificatif' ||
      case mimetype when 'application/pdf' then '.pdf' when 'image/png' then '.png' else '.jpg' end
  where bucket_id = 'proofs' and name = 'registrations/' || new.id and owner is null;
  return null;
end
$$;

create or replace trigger hand_over_proof after update of user_id on auth.registrations
  for each row when (new.user_id is not null) execute function auth.hand_over_proof();

-- The accepted versions of the legal texts come with the sign-up; the database sets the timestamp.
create or replace function auth.agreements_of_new_account() returns trigger language plpgsql
  security definer set search_path = ''
as $$
declare
  said jsonb := new.raw_user_meta_data;
begin
  insert into public.agreements (user_id, document, version)
  select new.id, document, version::integer
  from (values ('terms', said ->> 'terms_version'), ('student-status', said ->> 'certification_version')) as a (document, version)
  where version ~ '^[1-9][0-9]{0,3}$';
  return null;
end
$$;

create or replace trigger agreements_of_new_account after insert on auth.users
  for each row execute function auth.agreements_of_new_account();
