-- Finds the archive of an account that ended by inactivity, by a keyed hash of its email address. Ends with the archive.
create table app.archive_addresses (
  -- No foreign key: the account is gone.
  patient_id uuid constraint archive_addresses_pkey primary key,
  address_hash bytea not null,
  ended_at timestamptz not null,
  last_contact_at timestamptz not null
);
create index archive_addresses_address_hash_idx on app.archive_addresses (address_hash);
create index archive_addresses_last_contact_at_idx on app.archive_addresses (last_contact_at);
alter table app.archive_addresses enable row level security;
