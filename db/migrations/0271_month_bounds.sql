-- What is there today becomes the first partition. A check that was validated beforehand spares its attachment the scan of
-- every row under a lock. The bound lies a month ahead at least: rows are written until the switch of 0273.
do $$
declare
  bound timestamptz := date_trunc('month', now(), 'UTC') + interval '2 months';
begin
  execute format('alter table public.access_log add constraint access_log_before_bound check (occurred_at < %L) not valid', bound);
  execute format('alter table app.room_stays add constraint room_stays_before_bound check (entered_at < %L) not valid', bound);
end
$$;
