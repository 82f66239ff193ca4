-- Creates the profile in the transaction that creates the account. Metadata of a sign-up is untrusted input: where a table
-- constraint refuses it, the profile is created with the name alone, so that no metadata can make a sign-up fail.
create or replace function auth.profile_of_new_account() returns trigger language plpgsql
  security definer set search_path = ''
as $$
declare
  said jsonb := new.raw_user_meta_data;
  full_name text := regexp_replace(btrim(coalesce(said ->> 'name', '')), '\s+', ' ', 'g');
begin
  insert into public.profiles (id, user_type, first_name, last_name)
  values (
    new.id,
    coalesce(new.raw_app_meta_data ->> 'user_type', 'patient'),
    left(split_part(full_name, ' ', 1), 100),
    left(btrim(substr(full_name, length(split_part(full_name, ' ', 1)) + 1)), 100)
  );
  begin
    update public.profiles set
      birthdate = app.plausible_birthdate(nullif(said ->> 'birthdate', '')),
      gender = nullif(said ->> 'gender', ''),
      university = nullif(left(btrim(said ->> 'university'), 200), ''),
      study_year = nullif(said ->> 'study_year', ''),
      specialization = nullif(said ->> 'specialization', ''),
      bio = nullif(left(btrim(said ->> 'bio'), 2000), ''),
      specialties = array(select jsonb_array_elements_text(said -> 'specialties')),
      languages = array(select jsonb_array_elements_text(said -> 'languages'))
    where id = new.id and jsonb_typeof(said) = 'object';
  exception when data_exception or integrity_constraint_violation then
    null;
  end;
  return null;
end
$$;

create or replace trigger profile_of_new_account after insert on auth.users
  for each row execute function auth.profile_of_new_account();

-- Keeps the profile type equal to the type signed into the access token, and ends the sessions whose tokens still carry
-- the former type: nobody keeps the rights of what they were, whoever changes the type and however.
create or replace function auth.profile_follows_user_type() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  update public.profiles set user_type = coalesce(new.raw_app_meta_data ->> 'user_type', 'patient') where id = new.id;
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;

create or replace trigger profile_follows_user_type after update of raw_app_meta_data on auth.users
  for each row when (
    coalesce(old.raw_app_meta_data ->> 'user_type', 'patient') <> coalesce(new.raw_app_meta_data ->> 'user_type', 'patient'))
  execute function auth.profile_follows_user_type();

-- The other way round: a program of the operator may write the type into the profile.
create or replace function auth.user_type_follows_profile() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('user_type', new.user_type)
  where id = new.id and coalesce(raw_app_meta_data ->> 'user_type', 'patient') <> new.user_type;
  return null;
end
$$;
revoke execute on function auth.user_type_follows_profile() from public;

create or replace trigger user_type_follows_profile after update of user_type on public.profiles
  for each row when (old.user_type <> new.user_type and auth.role() = 'service_role')
  execute function auth.user_type_follows_profile();

create or replace function app.touch_updated_at() returns trigger language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create or replace trigger profile_is_touched before update on public.profiles
  for each row execute function app.touch_updated_at();
