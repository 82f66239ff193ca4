-- Reference count of file contents: a job deletes a content that no row refers to any more, however the row was deleted.
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

-- Maximum number of files per person and bucket, so that nobody fills the disk. A proof that was decided about does not
-- count: a student who is asked for another document, year after year, must be able to hand it in.
create or replace function storage.limit_files_of_owner() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  -- Mutex: without it, two concurrent uploads would each count before the other is inserted.
  perform pg_advisory_xact_lock(hashtextextended('files of ' || new.owner || ' in ' || new.bucket_id, 0));
  if (select count(*) from storage.objects o where o.owner = new.owner and o.bucket_id = new.bucket_id
        and not exists (select from app.proof_reviews r where r.object_id = o.id and r.undone_at is null))
      >= (select b.files_per_owner from storage.buckets b where b.id = new.bucket_id) then
    raise exception 'too_many_files' using errcode = 'PT413';
  end if;
  return new;
end
$$;

create or replace trigger limit_files_of_owner before insert on storage.objects
  for each row when (new.owner is not null) execute function storage.limit_files_of_owner();

-- The profile shows the latest uploaded picture.
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

-- An accepted proof is immutable, for every role: a new proof needs another name. A proof uploaded before the account
-- exists is accepted only while its registration is open.
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
