-- The psychologist who follows a student's work; given by an administrator.
alter table public.profiles
  add column supervisor_id uuid constraint profiles_supervisor_fkey references auth.users on delete set null;
create index profiles_supervisor_id_idx on public.profiles (supervisor_id);
