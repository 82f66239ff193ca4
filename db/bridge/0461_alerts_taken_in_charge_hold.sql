-- concurrently
alter table public.supervision_alerts validate constraint supervision_alerts_handled_by_fkey;
create index concurrently if not exists supervision_alerts_handled_by_idx on public.supervision_alerts (handled_by);
create index concurrently if not exists supervision_alerts_unhandled_idx on public.supervision_alerts (raised_at)
  where kind = 'crisis' and handled_at is null and closed_at is null;
drop index concurrently if exists public.supervision_alerts_unseen_idx;
