-- Read by the patient who gave the rating. Practitioners read my_ratings, moderators read ratings_to_moderate.
grant select (id, appointment_id, patient_id, practitioner_id, stars, comment, comment_state, withheld_reason, rated_at)
  on public.consultation_ratings to authenticated;

create policy "a patient reads the ratings they gave" on public.consultation_ratings
  for select to authenticated using (patient_id = (select auth.uid()));
