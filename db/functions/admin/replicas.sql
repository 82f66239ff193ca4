-- Replication status for the diagnostic. Reading it needs pg_read_all_stats, which the owner of the tables inherits and
-- the login role does not, hence security definer.
create or replace function app.replicas() returns table (replicas integer, readable integer, lag double precision)
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer, count(state)::integer,
    extract(epoch from max(greatest(replay_lag,
      case when replay_lsn < pg_catalog.pg_current_wal_lsn() then now() - reply_time end)))::double precision
  from pg_catalog.pg_stat_replication where application_name not like 'pg_basebackup%'
$$;
revoke execute on function app.replicas() from public;
