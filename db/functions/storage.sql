-- Contents of files live as long as a row refers to them: a job deletes them once none does, however the row was deleted.
create or replace function storage.keep_account_of_bytes() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.version <> old.version) then
    insert into storage.discarded_files (version, discard_after) values (old.version, now());
  end if;
  if tg_op <> 'DELETE' then
    delete from storage.discarded_files where version = new.version;
  end if;
  return null;
end
$$;

create or replace trigger keep_account_of_bytes after insert or update of version or delete on storage.objects
  for each row execute function storage.keep_account_of_bytes();

-- Nobody fills the disk: a person keeps a few files in each bucket.
create or replace function storage.limit_files_of_owner() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  -- A mutex: without it, two uploads at once would each count before the other is there.
  perform pg_advisory_xact_lock(hashtextextended('files of ' || new.owner || ' in ' || new.bucket_id, 0));
  if (select count(*) from storage.objects o where o.owner = new.owner and o.bucket_id = new.bucket_id)
      >= (select b.files_per_owner from storage.buckets b where b.id = new.bucket_id) then
    raise exception 'too_many_files' using errcode = 'PT413';
  end if;
  return new;
end
$$;

create or replace trigger limit_files_of_owner before insert on storage.objects
  for each row when (new.owner is not null) execute function storage.limit_files_of_owner();

-- A profile shows the latest picture its person has put in place.
create or replace function storage.profile_follows_avatar() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.profiles set avatar_path = null where id = old.owner and avatar_path = old.name;
  else
    update public.profiles set avatar_path = new.name where id = new.owner;
  end if;
  return null;
end
$$;

create or replace trigger profile_shows_avatar after insert or update on storage.objects
  for each row when (new.bucket_id = 'avatars') execute function storage.profile_follows_avatar();
create or replace trigger profile_loses_avatar after delete on storage.objects
  for each row when (old.bucket_id = 'avatars') execute function storage.profile_follows_avatar();

-- A proof that was accepted stays as the administrator saw it, whoever asks: a new one goes under another name. One that comes
-- before its account is taken only while its registration is open.
create or replace function storage.keep_accepted_proof() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and exists (
    select from public.profiles p where p.id = old.owner and p.validated_at is not null
  ) then
    raise exception 'proof_accepted' using errcode = 'PT403';
  end if;
  if new.owner is null and not exists (
    select from auth.registrations r where new.name = 'registrations/' || r.id and r.user_id is null
  ) then
    raise exception 'registration_closed' using errcode = 'PT403';
  end if;
  return new;
end
$$;

create or replace trigger keep_accepted_proof before insert or update of version, name, owner, bucket_id on storage.objects
  for each row when (new.bucket_id = 'proofs') execute function storage.keep_accepted_proof();
