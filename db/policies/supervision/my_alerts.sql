-- The view itself shows those concerned alone.
grant select on public.my_alerts to authenticated;
