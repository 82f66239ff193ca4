-- Rate limits, shared by all processes: counts one act against each limit of a list of {key, times, per_seconds}. `times`
-- acts are allowed in the window that the first one opened. When one of the limits is used up, nothing is counted and no
-- row is locked: a refusal keeps nobody waiting, and costs the other limits of the list nothing.
create or replace function app.take_from_limits(limits jsonb, at timestamptz)
  returns table (key text, is_allowed boolean, retry_after_seconds integer) language plpgsql
  set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with known as (
    select key, window_start, hits >= times as is_used_up, at - make_interval(secs => per_seconds) as closed_before
    from jsonb_to_recordset(limits) as l (key text, times integer, per_seconds integer)
    left join app.rate_limits using (key)
  ), open as (
    select key, coalesce(window_start > closed_before and is_used_up, false) as is_used_up,
      greatest(1, ceil(extract(epoch from window_start - closed_before)))::integer as wait
    from known
  )
  select key, not is_used_up, coalesce(wait, 1) from open where exists (select from open where is_used_up);
  if found then
    return;
  end if;

  return query
  with asked as materialized (
    select key, times, at - make_interval(secs => per_seconds) as closed_before
    from jsonb_to_recordset(limits) as l (key text, times integer, per_seconds integer)
  ), taken as (
    insert into app.rate_limits as known (key, window_start, hits)
    -- Rows are locked in the order of the keys, to avoid a deadlock between two calls that count the same limits.
    select key, at, 1 from asked order by key
    on conflict on constraint rate_limits_pkey do update set
      hits = (
        select case when known.window_start <= a.closed_before then 1 else least(known.hits, a.times) + 1 end
        from asked a where a.key = excluded.key
      ),
      window_start = (
        select case when known.window_start <= a.closed_before then excluded.window_start else known.window_start end
        from asked a where a.key = excluded.key
      )
    returning key, hits, window_start
  )
  select key, hits <= times, greatest(1, ceil(extract(epoch from window_start - closed_before)))::integer
  from asked join taken using (key);
end
$$;
