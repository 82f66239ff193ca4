-- Search index of people for administrators, rebuilt when a name or an address changes.
create or replace function app.keep_people_words(person uuid) returns void language sql security definer set search_path = ''
as $$
  delete from app.people_words w where w.person_id = person;
  insert into app.people_words (word, person_id)
  select word, person from public.profiles p join auth.users u on u.id = p.id,
    app.words_of_person(p.first_name, p.last_name, u.email) as word
  where p.id = person
  on conflict on constraint people_words_pkey do nothing;
$$;

create or replace function app.keep_people_words_trigger() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_people_words(new.id);
  return null;
end
$$;

create or replace trigger keep_people_words_of_profile after insert on public.profiles
  for each row execute function app.keep_people_words_trigger();
create or replace trigger keep_people_words_of_changed_profile after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function app.keep_people_words_trigger();
create or replace trigger keep_people_words_of_account after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function app.keep_people_words_trigger();
