-- The roles every statement of the product runs under. Applied before the migrations, by the login role of the server;
-- safe to apply again. A request never runs as the login role: it enters as one of anon, authenticated or service_role.

do $$
begin
  -- Owns every table. Nobody logs in as it; only migrations act as it.
  if not exists (select from pg_roles where rolname = 'mivoix_owner') then
    create role mivoix_owner nologin;
  end if;
  -- Owns the audit log. Nobody else rewrites it, not even the owner of all other tables.
  if not exists (select from pg_roles where rolname = 'mivoix_auditor') then
    create role mivoix_auditor nologin;
  end if;
  -- A visitor without an account.
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  -- A person who is signed in; who exactly is in auth.uid().
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  -- The server acting under its own rules. A member of the owner, so row-level security does not bind it.
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin inherit;
  end if;

  if not pg_has_role('service_role', 'mivoix_owner', 'member') then
    grant mivoix_owner to service_role;
  end if;
  -- From version 16 on, whoever creates a role administers it but must still be granted the right to act as it.
  if current_setting('server_version_num')::int >= 160000 then
    if not pg_has_role(current_user, 'mivoix_owner', 'set') then
      execute format('grant anon, authenticated, service_role, mivoix_owner to %I with set true, inherit false', current_user);
    end if;
  elsif not pg_has_role(current_user, 'mivoix_owner', 'member') then
    execute format('grant anon, authenticated, service_role, mivoix_owner to %I', current_user);
  end if;
  if current_setting('server_version_num')::int >= 160000 then
    if not pg_has_role(current_user, 'mivoix_auditor', 'set') then
      execute format('grant mivoix_auditor to %I with set true, inherit false', current_user);
    end if;
  elsif not pg_has_role(current_user, 'mivoix_auditor', 'member') then
    execute format('grant mivoix_auditor to %I', current_user);
  end if;
  if not has_database_privilege('mivoix_owner', current_database(), 'create') then
    execute format('grant create, connect on database %I to mivoix_owner', current_database());
  end if;
  if not has_schema_privilege('mivoix_owner', 'public', 'create') then
    -- Version 15 does not let a login role without "inherit" use what it may do as the database's owner: take that role on.
    if current_setting('server_version_num')::int < 160000 then
      set local role pg_database_owner;
    end if;
    grant usage, create on schema public to mivoix_owner with grant option;
    reset role;
  end if;
end
$$;
