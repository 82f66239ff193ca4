-- locks: exclusive on both tables, for milliseconds: names and catalogue rows change, no row is read or written.
-- Tables whose rows end at an age, partitioned by month. Partitions live in a schema that no browser's role can use: rights
-- are those of the table, and of nothing beside it.
create schema months;
revoke all on schema months from public;

alter table public.access_log set schema months;
alter table months.access_log rename to access_log_before;
alter table app.room_stays set schema months;
alter table months.room_stays rename to room_stays_before;

alter table months.access_log_before drop constraint access_log_pkey,
  add constraint access_log_before_pkey primary key using index access_log_id_occurred_at_key;
alter table months.room_stays_before drop constraint room_stays_pkey,
  add constraint room_stays_before_pkey primary key using index room_stays_id_entered_at_key;

-- Bounds belong to the first partition, not to the tables.
create table public.access_log (like months.access_log_before including defaults including constraints including comments)
  partition by range (occurred_at);
alter table public.access_log drop constraint access_log_before_bound,
  add constraint access_log_pkey primary key (id, occurred_at),
  add constraint access_log_user_fkey foreign key (user_id) references auth.users on delete cascade,
  add constraint access_log_actor_fkey foreign key (actor_id) references auth.users on delete set null,
  add constraint access_log_appointment_fkey foreign key (appointment_id) references public.appointments on delete set null;
create index access_log_user_id_occurred_at_idx on public.access_log (user_id, occurred_at desc);
create index access_log_occurred_at_idx on public.access_log (occurred_at);
create index access_log_actor_id_idx on public.access_log (actor_id) where actor_id is not null;
create index access_log_appointment_id_idx on public.access_log (appointment_id) where appointment_id is not null;

create table app.room_stays (like months.room_stays_before including defaults including constraints including comments)
  partition by range (entered_at);
alter table app.room_stays drop constraint room_stays_before_bound,
  add constraint room_stays_pkey primary key (id, entered_at),
  add constraint room_stays_appointment_fkey foreign key (appointment_id) references public.appointments on delete cascade;
create index room_stays_appointment_id_idx on app.room_stays (appointment_id, entered_at);
create index room_stays_open_idx on app.room_stays (seen_until) where left_at is null;

do $$
declare
  next_id bigint;
  bound text;
begin
  execute format('select last_value + 1 from %s', pg_get_serial_sequence('months.access_log_before', 'id')) into next_id;
  alter table months.access_log_before alter column id drop identity;
  execute format('alter table public.access_log alter column id add generated always as identity (start with %s)', next_id);

  bound := substring(pg_get_constraintdef((select oid from pg_constraint where conname = 'access_log_before_bound')) from '''([^'']+)''');
  execute format('alter table public.access_log attach partition months.access_log_before for values from (minvalue) to (%L)', bound);
  bound := substring(pg_get_constraintdef((select oid from pg_constraint where conname = 'room_stays_before_bound')) from '''([^'']+)''');
  execute format('alter table app.room_stays attach partition months.room_stays_before for values from (minvalue) to (%L)', bound);
end
$$;

-- Whatever no month was made for yet; the job make-months moves it to its month.
create table months.access_log_other partition of public.access_log default;
create table months.room_stays_other partition of app.room_stays default;

alter table public.access_log enable row level security;
alter table app.room_stays enable row level security;
alter table months.access_log_other enable row level security;
alter table months.room_stays_other enable row level security;

-- Rights move from the old table to the new one in this very transaction: somebody is reading their log.
drop policy if exists "a person reads what happened around their account" on months.access_log_before;
revoke all on months.access_log_before from anon, authenticated;
grant select on public.access_log to authenticated;
create policy "a person reads what happened around their account" on public.access_log
  for select to authenticated using (user_id = (select auth.uid()));
