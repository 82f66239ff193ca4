-- The view itself shows a practitioner's own alone.
grant select on public.my_ratings to authenticated;
