-- The view itself shows a psychologist's own students alone.
grant select on public.my_students_consultations to authenticated;
