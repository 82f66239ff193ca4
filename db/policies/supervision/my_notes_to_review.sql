-- The view itself shows the notes that wait for its reader alone.
grant select on public.my_notes_to_review to authenticated;
