-- Hash of every definition in our schemas. `migrate` stores them after applying db/; the diagnostic compares them later
-- to detect a grant, policy or function changed by hand (schema drift).
create or replace function app.definition_fingerprints() returns table (kind text, name text, fingerprint text)
  language sql stable set search_path = ''
as $$
with ours as (select oid from pg_namespace where nspname in ('app', 'auth', 'months', 'public', 'storage')),
extension_members as (select d.objid from pg_depend d where d.deptype = 'e'),
relations as (
  select c.*, c.oid::regclass::text as full_name from pg_class c
  where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.oid not in (select objid from extension_members)
),
routines as (
  select p.*, p.oid::regprocedure::text as full_name from pg_proc p
  where p.pronamespace in (select oid from ours) and p.prokind in ('f', 'p')
    and p.oid not in (select objid from extension_members)
)
select 'function', f.full_name, md5(pg_get_functiondef(f.oid)) from routines f
union all
select 'view', r.full_name, md5(pg_get_viewdef(r.oid) || coalesce(r.reloptions::text, ''))
from relations r where r.relkind in ('v', 'm')
union all
select 'table', r.full_name, md5(string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
  a.attgenerated, pg_get_expr(d.adbin, d.adrelid)), ',' order by a.attnum))
from relations r
join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
where r.relkind in ('r', 'p') group by r.full_name
union all
select 'constraint', r.full_name || '.' || c.conname, md5(pg_get_constraintdef(c.oid) || c.convalidated::text)
from relations r join pg_constraint c on c.conrelid = r.oid
union all
select 'index', i.indexrelid::regclass::text, md5(pg_get_indexdef(i.indexrelid) || i.indisvalid::text)
from relations r join pg_index i on i.indrelid = r.oid
union all
select 'trigger', r.full_name || '.' || t.tgname, md5(pg_get_triggerdef(t.oid) || t.tgenabled::text)
from relations r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
union all
select 'policy', r.full_name || '.' || p.polname, md5(concat_ws(' ', p.polcmd, p.polpermissive,
  (select string_agg(pg_get_userbyid(role), ',' order by pg_get_userbyid(role)) from unnest(p.polroles) role),
  pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)))
from relations r join pg_policy p on p.polrelid = r.oid
union all
-- Privileges: of the relation, of each column, and whether row-level security is on.
select 'grants', r.full_name, md5(concat_ws(' ', r.relrowsecurity, r.relforcerowsecurity, pg_get_userbyid(r.relowner),
  (select string_agg(item::text, ',' order by item::text) from unnest(coalesce(r.relacl, acldefault('r', r.relowner))) item),
  (select string_agg(a.attname || '=' || item::text, ',' order by a.attname, item::text)
    from pg_attribute a, unnest(a.attacl) item where a.attrelid = r.oid and not a.attisdropped)))
from relations r
union all
select 'grants', f.full_name, md5(pg_get_userbyid(f.proowner) || f.prosecdef::text
  || (select string_agg(item::text, ',' order by item::text) from unnest(coalesce(f.proacl, acldefault('f', f.proowner))) item))
from routines f
union all
select 'grants', 'schema ' || n.nspname, md5((
  select string_agg(item::text, ',' order by item::text) from unnest(coalesce(n.nspacl, acldefault('n', n.nspowner))) item))
from pg_namespace n where n.oid in (select oid from ours)
union all
-- Month partitions are created and dropped all the time and grant nothing to other roles. One that does, or that has no
-- row-level security, is reported.
select 'grants', c.oid::regclass::text, 'open'
from pg_class c where c.relispartition and c.relkind = 'r' and c.relnamespace = 'months'::regnamespace
  and (not c.relrowsecurity or exists (
    select from aclexplode(c.relacl) a where a.grantee <> c.relowner))
$$;
revoke execute on function app.definition_fingerprints() from public;
