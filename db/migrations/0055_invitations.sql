-- When the operator's own program invited the person.
alter table auth.users add column invited_at timestamptz;
