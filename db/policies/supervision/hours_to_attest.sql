-- The view shows only hours that the reader may seal.
grant select on public.hours_to_attest to authenticated;
