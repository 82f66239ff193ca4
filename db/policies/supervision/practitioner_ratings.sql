-- For everybody, before they choose somebody.
grant select on public.practitioner_ratings to anon, authenticated;
