-- concurrently
-- In a transaction of its own: validation reads every row, and must not hold the lock that added the check.
alter table public.access_log validate constraint access_log_before_bound;
alter table app.room_stays validate constraint room_stays_before_bound;
