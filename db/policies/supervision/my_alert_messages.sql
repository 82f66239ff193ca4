-- The view shows only messages of alerts that the reader sees.
grant select on public.my_alert_messages to authenticated;
