-- Deletes the rating of a consultation whose verdict says that it was not held, even when it was given before the verdict.
create or replace function app.forget_unheld_rating() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.consultation_ratings where appointment_id = new.appointment_id;
  return null;
end
$$;
create or replace trigger forget_unheld_rating after insert or update of verdict on public.consultation_outcomes
  for each row when (new.verdict not in ('held', 'ended_by_patient')) execute function app.forget_unheld_rating();
