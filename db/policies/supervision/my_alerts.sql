-- The view shows only the reader's own alerts.
grant select on public.my_alerts to authenticated;
