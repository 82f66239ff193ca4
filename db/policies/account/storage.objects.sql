-- A file is stored in a folder named after its owner's id. Reachable through /storage/v1 only: /rest/v1 exposes no
-- table of this schema.
grant select, insert, update, delete on storage.objects to authenticated;
grant select on storage.objects to anon;

create policy "a person sees their own files" on storage.objects
  for select to authenticated using (owner = (select auth.uid()));

create policy "everybody sees the pictures of practitioners" on storage.objects
  for select to anon, authenticated using (bucket_id = 'avatars' and app.sees_patients(owner));

create policy "a person puts a picture in their own folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'avatars'
    and owner = (select auth.uid())
    and split_part(name, '/', 1) = (select auth.uid())::text
  );

create policy "a person changes their own picture" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and owner = (select auth.uid()))
  with check (
    bucket_id = 'avatars'
    and owner = (select auth.uid())
    and split_part(name, '/', 1) = (select auth.uid())::text
  );

create policy "a person takes their own picture away" on storage.objects
  for delete to authenticated using (bucket_id = 'avatars' and owner = (select auth.uid()));

-- An accepted proof stays as the administrator saw it; the proof of the next year is another file.
create policy "a student hands in proofs until one is accepted, and again for the next year" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'proofs'
    and owner = (select auth.uid())
    and split_part(name, '/', 1) = (select auth.uid())::text
    and app.may_hand_in_proof((select auth.uid()))
  );

create policy "a student takes a proof back until one is accepted" on storage.objects
  for delete to authenticated using (
    bucket_id = 'proofs'
    and owner = (select auth.uid())
    and exists (select from public.profiles p where p.id = (select auth.uid()) and p.validated_at is null)
  );

-- No policy for other readers: an administrator opens a proof with the function `open-proof`, which logs it.
