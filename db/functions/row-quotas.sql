-- Daily row quotas, so that nobody fills the disk: each table that a browser may insert into has a maximum of rows per
-- person and day. A table granted for insert without a line here fails tests/rights/row-quotas.test.ts.
insert into app.row_quotas (table_name, person_column, rows_per_day, counts_server) values
  ('public.consents', 'user_id', 40, false),
  ('public.mail_habits', 'user_id', 20, false),
  ('public.mood_entries', 'user_id', 100, false),
  ('public.notification_choices', 'user_id', 40, false),
  ('public.slot_alerts', 'user_id', 40, false),
  ('storage.objects', 'owner', 60, true)
on conflict on constraint row_quotas_pkey do update set
  person_column = excluded.person_column, rows_per_day = excluded.rows_per_day, counts_server = excluded.counts_server;

-- Counts the inserted rows of a statement. The counter's row is locked until the end of the transaction, which
-- serialises concurrent requests. An upsert of an existing row is an update and is not counted, but for files.
create or replace function app.count_new_rows() returns trigger language plpgsql
  security definer set search_path = ''
as $$
declare
  quota app.row_quotas;
begin
  select * into quota from app.row_quotas q where q.table_name = tg_table_schema || '.' || tg_table_name;
  if auth.role() <> 'authenticated' and not quota.counts_server then
    return null;
  end if;
  insert into app.row_counts as known (user_id, table_name, day, rows)
  select person, quota.table_name, (now() at time zone 'Europe/Paris')::date, count(*)
  from (select (to_jsonb(i) ->> quota.person_column)::uuid as person from inserted i) as owners
  where person is not null group by person order by person
  on conflict on constraint row_counts_pkey do update set
    rows = case known.day when excluded.day then known.rows else 0 end + excluded.rows, day = excluded.day;
  if exists (
    select from app.row_counts c
    where c.table_name = quota.table_name and c.rows > quota.rows_per_day
      and c.user_id in (select (to_jsonb(i) ->> quota.person_column)::uuid from inserted i)
  ) then
    raise exception 'daily_rows_used_up' using errcode = 'PT429';
  end if;
  return null;
end
$$;

do $$
declare
  quota app.row_quotas;
begin
  for quota in select * from app.row_quotas loop
    execute format('create or replace trigger count_new_rows after insert on %s referencing new table as inserted
      for each statement execute function app.count_new_rows()', quota.table_name::regclass);
  end loop;
end
$$;

-- A file's new content counts like a new file, because the old content stays on the disk until a job deletes it. Moving a
-- file counts as well.
create or replace trigger count_changed_rows after update on storage.objects referencing new table as inserted
  for each statement execute function app.count_new_rows();
