-- The view shows only what waits for the reader's moderation.
grant select on public.ratings_to_moderate to authenticated;
