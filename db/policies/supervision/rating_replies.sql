-- The author of a reply reads my_ratings.
grant select (rating_id, body, state) on public.rating_replies to authenticated;

create policy "a patient reads the reply that was passed on to them" on public.rating_replies
  for select to authenticated using (state = 'passed_on' and exists (
    select from public.consultation_ratings r where r.id = rating_id and r.patient_id = (select auth.uid())));
