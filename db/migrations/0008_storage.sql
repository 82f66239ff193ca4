-- Files. The bytes lie outside the database under a random version; who may do what with them is decided on these rows.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text constraint buckets_pkey primary key
    constraint buckets_id_is_plain check (id ~ '^[a-z][a-z0-9-]{1,62}$'),
  public boolean not null default false,
  file_size_limit bigint not null constraint buckets_file_size_limit_positive check (file_size_limit > 0),
  allowed_mime_types text[] not null,
  -- The longest side, in pixels, that a picture is brought down to.
  image_max_side integer not null constraint buckets_image_max_side_positive check (image_max_side > 0),
  -- How many files one person may keep.
  files_per_owner integer not null constraint buckets_files_per_owner_positive check (files_per_owner > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid constraint objects_pkey primary key default gen_random_uuid(),
  bucket_id text not null constraint objects_bucket_fkey references storage.buckets,
  name text not null constraint objects_name_length check (char_length(name) between 1 and 1024),
  -- Nobody yet, for a document that comes before its account.
  owner uuid default auth.uid() constraint objects_owner_fkey references auth.users on delete cascade,
  -- Under which the bytes are kept; a new one whenever they change.
  version uuid not null constraint objects_version_unique unique,
  size bigint not null,
  mimetype text not null,
  etag text not null,
  cache_control text not null,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint objects_bucket_name_unique unique (bucket_id, name)
);
create index objects_owner_idx on storage.objects (owner, bucket_id);

-- Bytes that no row stands for any more, or not yet: each upload begins here, and leaves when its row is committed.
create table storage.discarded_files (
  version uuid constraint discarded_files_pkey primary key,
  discard_after timestamptz not null
);
create index discarded_files_discard_after_idx on storage.discarded_files (discard_after);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.discarded_files enable row level security;

insert into storage.buckets (id, file_size_limit, allowed_mime_types, image_max_side, files_per_owner) values
  ('avatars', 5 * 1024 * 1024, '{image/jpeg,image/png,image/gif,image/webp}', 512, 3),
  ('proofs', 5 * 1024 * 1024, '{application/pdf,image/jpeg,image/png}', 4096, 5);
