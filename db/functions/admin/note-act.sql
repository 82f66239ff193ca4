grant create on schema app to mivoix_auditor;
set local role mivoix_auditor;

-- Encodes a field for hashing. The length prefix keeps two different lists of fields from having the same encoding.
create or replace function app.audit_field(value bytea) returns bytea language sql immutable parallel safe
  set search_path = '' return int4send(octet_length(value)) || value;
revoke execute on function app.audit_field(bytea) from public;

-- Appends an entry to the audit log and returns its number. The row lock on the head serialises writers, so that the
-- hash chain has no gap and no fork. server/audit/verify-chain.ts computes the same hash.
create or replace function app.note_act(actor uuid, act text, subject text, detail jsonb) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
  number bigint;
  instant timestamptz := clock_timestamp();
  salt bytea := uuid_send(gen_random_uuid());
  detail_hash bytea;
  new_hash bytea;
begin
  select * into strict head from app.audit_head for update;
  number := head.n + 1;
  detail_hash := sha256(app.audit_field(salt) || app.audit_field(convert_to(detail::text, 'UTF8')));
  new_hash := sha256(
    app.audit_field(convert_to(number::text, 'UTF8'))
    || app.audit_field(convert_to(to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'UTF8'))
    || app.audit_field(convert_to(coalesce(actor::text, ''), 'UTF8'))
    || app.audit_field(convert_to(note_act.act, 'UTF8'))
    || app.audit_field(convert_to(coalesce(note_act.subject, ''), 'UTF8'))
    || app.audit_field(detail_hash)
    || app.audit_field(head.hash));
  insert into app.audit_log (n, occurred_at, actor_id, act, subject, detail_hash, previous_hash, hash)
  values (number, instant, actor, note_act.act, note_act.subject, detail_hash, head.hash, new_hash);
  insert into app.audit_details (n, salt, detail) values (number, salt, note_act.detail);
  update app.audit_head set n = number, hash = new_hash;
  return number;
end
$$;
revoke execute on function app.note_act(uuid, text, text, jsonb) from public;
grant execute on function app.note_act(uuid, text, text, jsonb) to service_role;

-- Records that the chain was verified up to this entry, which must be in it.
create or replace function app.seal_audit(number bigint) returns void language sql security definer set search_path = ''
as $$
  insert into app.audit_seals (n, hash, sealed_at) select l.n, l.hash, now() from app.audit_log l where l.n = number
  on conflict do nothing
$$;
revoke execute on function app.seal_audit(bigint) from public;
grant execute on function app.seal_audit(bigint) to service_role;

-- Retention of the audit log: text ends after one year, entries after three, by whole verified months. An entry in the
-- chain records the pruning, with the number and hash that the remaining chain starts after. Bounded by the database
-- clock, so that a caller cannot prune early by passing a later date.
create or replace function app.prune_audit(as_of timestamptz) returns void language plpgsql security definer set search_path = ''
as $$
declare
  today timestamptz := least(as_of, clock_timestamp());
  kept_since timestamptz := date_trunc('month', (today - interval '3 years') at time zone 'UTC') at time zone 'UTC';
  last app.audit_log;
begin
  delete from app.audit_details d using app.audit_log l where l.n = d.n and l.occurred_at < today - interval '1 year';
  select l.* into last from app.audit_log l
    where l.n < coalesce((select min(k.n) from app.audit_log k where k.occurred_at >= kept_since), 9223372036854775807)
    order by l.n desc limit 1;
  if last.n is null or not exists (select from app.audit_seals s where s.n >= last.n) then
    return;
  end if;
  perform app.note_act(null, 'prune-audit-log', last.n || ':' || encode(last.hash, 'hex'), '{}');
  insert into app.audit_seals (n, hash, sealed_at) values (last.n, last.hash, clock_timestamp()) on conflict do nothing;
  delete from app.audit_details where n <= last.n;
  delete from app.audit_log where n <= last.n;
end
$$;
revoke execute on function app.prune_audit(timestamptz) from public;
grant execute on function app.prune_audit(timestamptz) to service_role;

-- Erases the free text of audit entries about a deleted person; the hash chain stays valid without it. Called by
-- app.erase_person only.
create or replace function app.forget_audit_words(about text[]) returns void language sql security definer set search_path = ''
as $$
  delete from app.audit_details d using app.audit_log l
  where l.n = d.n and (l.subject = any(about) or strpos(d.detail::text, about[1]) > 0)
$$;
revoke execute on function app.forget_audit_words(text[]) from public;
grant execute on function app.forget_audit_words(text[]) to mivoix_owner;

set local role mivoix_owner;
revoke create on schema app from mivoix_auditor;
