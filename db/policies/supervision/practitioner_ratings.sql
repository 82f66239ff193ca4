-- Public: read before choosing a practitioner.
grant select on public.practitioner_ratings to anon, authenticated;
