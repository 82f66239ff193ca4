-- concurrently
-- The overview of /admin counts these at every opening, among all people and all files.
create index concurrently if not exists profiles_without_supervisor_idx on public.profiles (id)
  where user_type = 'student' and validated_at is not null and supervisor_id is null and suspended_at is null;
create index concurrently if not exists objects_proofs_idx on storage.objects (owner, created_at) where bucket_id = 'proofs';
