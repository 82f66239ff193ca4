-- The copies of the database, for the diagnostic. Who reads them needs pg_read_all_stats: of that the owner of all tables can
-- make use, the login role cannot, since it inherits nothing.
create or replace function app.replicas() returns table (replicas integer, readable integer, lag double precision)
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer, count(state)::integer,
    extract(epoch from max(greatest(replay_lag,
      case when replay_lsn < pg_catalog.pg_current_wal_lsn() then now() - reply_time end)))::double precision
  from pg_catalog.pg_stat_replication where application_name not like 'pg_basebackup%'
$$;
revoke execute on function app.replicas() from public;
