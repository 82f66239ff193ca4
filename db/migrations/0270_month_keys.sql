-- concurrently
-- A partition's primary key holds the column that it is partitioned by. Built while everybody goes on writing.
create unique index concurrently if not exists access_log_id_occurred_at_key on public.access_log (id, occurred_at);
create unique index concurrently if not exists room_stays_id_entered_at_key on app.room_stays (id, entered_at);
