-- A profile is created and deleted with its account: no insert or delete grant. Its type, validation and picture are
-- not writable by the person.
grant select on public.profiles to authenticated;
grant update (first_name, last_name, birthdate, gender, university, study_year, specialization, bio, specialties, languages,
  telephone)
  on public.profiles to authenticated;

create policy "a person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));

create policy "a person corrects their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
