-- The view shows only the notes waiting for its reader.
grant select on public.my_notes_to_review to authenticated;
