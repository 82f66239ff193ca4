-- The view itself shows what waits for the reader's own word.
grant select on public.ratings_to_moderate to authenticated;
