import type { Sql, Transaction } from '#server/db/postgres.ts'

/**
 * SQL functions that run a statement as the current identity and roll it back: `grid.read` returns its result,
 * `grid.write` the result of a second statement run as superuser.
 */
export async function installAttempts(sql: Sql | Transaction): Promise<void> {
  await sql
    .unsafe(`
    create schema grid;
    grant usage on schema grid to anon, authenticated;
    create function grid.refusal(code text, said text) returns text[] language sql immutable as $$
      -- Of the relation itself; a function that a view calls, a policy's check and a trigger (PT4xx) concern single rows.
      select case
        when code = '42501' and said ~ '^permission denied for (table|view) ' then array['refused']
        when code = '42501' or code like 'PT4%' then array['nothing']
        else array['error ' || code || ' ' || said] end
    $$;
    create function grid.read(statement text) returns text[] language plpgsql as $$
    declare
      rows text[];
    begin
      execute statement into rows;
      return rows;
    exception when others then
      return grid.refusal(sqlstate, sqlerrm);
    end
    $$;
    create function grid.write(statement text, afterwards text) returns text[] language plpgsql as $$
    declare
      rows text[];
    begin
      begin
        execute statement;
      exception when unique_violation then
        -- A policy's check comes before the index: it has let the row pass.
        return array['done'];
      end;
      perform set_config('role', 'postgres', true);
      execute afterwards into rows;
      raise exception using errcode = 'GRID0', message = coalesce(rows, '{}')::text;
    exception
      when sqlstate 'GRID0' then return sqlerrm::text[];
      when others then return grid.refusal(sqlstate, sqlerrm);
    end
    $$;
    grant execute on all functions in schema grid to anon, authenticated;`)
    .simple()
}
