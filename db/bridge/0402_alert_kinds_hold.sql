-- concurrently
alter table public.supervision_alerts validate constraint supervision_alerts_kind_known;
