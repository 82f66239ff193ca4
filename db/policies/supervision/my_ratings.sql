-- The view shows only the practitioner's own ratings.
grant select on public.my_ratings to authenticated;
