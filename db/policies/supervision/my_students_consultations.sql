-- The view shows only consultations of the reader's own students.
grant select on public.my_students_consultations to authenticated;
