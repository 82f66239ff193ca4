-- concurrently
-- In a transaction of its own: validation reads every row, and must not hold the lock that added the check.
alter table public.slot_alerts validate constraint slot_alerts_day_within_reach;
