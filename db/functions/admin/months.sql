-- Tables that are partitioned by month (decision 0081), and their partitions in the schema `months`.

-- Every partition with its range. holds_from is null for the oldest; the default partition has no range.
create or replace function app.months() returns table (parent regclass, partition regclass, holds_from timestamptz, holds_until timestamptz)
  language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select i.inhparent::regclass, c.oid::regclass,
    substring(bounds.said from 'FROM \(''([^'']+)''\)')::timestamptz,
    substring(bounds.said from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_catalog.pg_class c
  join pg_catalog.pg_inherits i on i.inhrelid = c.oid,
    lateral (select pg_catalog.pg_get_expr(c.relpartbound, c.oid) as said) bounds
  where c.relispartition and c.relnamespace = 'months'::regnamespace and c.relkind = 'r'
$$;

-- Creates the partition of one month and moves its rows out of the default partition. ATTACH PARTITION blocks readers
-- and writers of the default partition only; `create table … partition of` would block the whole table.
create or replace function app.make_month(parent regclass, month timestamptz) returns boolean
  language plpgsql security definer set search_path = '' set timezone = 'UTC' set lock_timeout = '500ms'
as $$
declare
  starts timestamptz := date_trunc('month', month);
  ends timestamptz := date_trunc('month', month) + interval '1 month';
  table_name text := (select relname from pg_catalog.pg_class where oid = parent);
  made text := format('months.%I', table_name || to_char(starts, '_YYYY_MM'));
  stray text := format('months.%I', table_name || '_other');
  key_column text := substring(pg_catalog.pg_get_partkeydef(parent) from '\((.+)\)');
begin
  if exists (select from app.months() m where m.parent = make_month.parent
    and coalesce(m.holds_from, '-infinity') < ends and m.holds_until > starts) then
    return false;
  end if;
  execute format('create table %s (like %s including all excluding identity)', made, parent);
  execute format('alter table %s enable row level security', made);
  execute format('with moved as (delete from %s where %I >= $1 and %I < $2 returning *) insert into %s select * from moved',
    stray, key_column, key_column, made) using starts, ends;
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, made, starts, ends);
  return true;
end
$$;

-- Creates one missing partition: for a month from now to `ahead` months later, or for rows found in the default
-- partition. One per transaction, so that locks stay short. Returns false when none is missing.
create or replace function app.make_missing_month(at timestamptz, ahead integer) returns boolean
  language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  stray record;
  wanted timestamptz;
begin
  for stray in
    select m.parent, m.partition, substring(pg_catalog.pg_get_partkeydef(m.parent) from '\((.+)\)') as key_column
    from app.months() m where m.holds_until is null
  loop
    for wanted in
      select generate_series(date_trunc('month', at), at + ahead * interval '1 month', interval '1 month')
    loop
      if app.make_month(stray.parent, wanted) then return true; end if;
    end loop;
    -- Timestamps further away come from a wrong clock: those rows stay in the default partition.
    for wanted in execute format(
      'select distinct date_trunc(''month'', %I) from %s where %I between $1 - interval ''5 years'' and $1 + interval ''1 year''',
      stray.key_column, stray.partition, stray.key_column) using at
    loop
      if app.make_month(stray.parent, wanted) then return true; end if;
    end loop;
  end loop;
  return false;
end
$$;

-- Drops the oldest month if the retention period of all its rows has ended. Takes a short lock on the table and on the
-- tables its foreign keys reference; lock_timeout gives up after half a second, and the job tries again later.
create or replace function app.drop_ended_month(of_table regclass, lasts interval, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  ended regclass := (select m.partition from app.months() m
    where m.parent = of_table and m.holds_until + lasts <= at order by m.holds_until limit 1);
begin
  if ended is null then
    return false;
  end if;
  execute format('drop table %s', ended);
  return true;
end
$$;

-- Rows of these tables are removed by retention or by a cascade only. An earlier release of the server deletes by
-- `ctid`, which is unique within one partition only: it would delete rows of other months too.
create or replace function app.refuse_delete() returns trigger language plpgsql set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and coalesce(current_setting('app.retention', true), '') <> 'on' then
    raise exception 'rows of %.% end by retention alone', tg_table_schema, tg_table_name;
  end if;
  return null;
end
$$;
create or replace trigger ends_by_retention before delete on public.access_log
  for each statement execute function app.refuse_delete();
create or replace trigger ends_by_retention before delete on app.room_stays
  for each statement execute function app.refuse_delete();

revoke execute on function app.months(), app.make_month(regclass, timestamptz), app.make_missing_month(timestamptz, integer),
  app.drop_ended_month(regclass, interval, timestamptz), app.refuse_delete() from public;
