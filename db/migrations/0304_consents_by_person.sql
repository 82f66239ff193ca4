-- concurrently
-- Settings, export and erasure read all consents of one person; the unique index has only those in force.
create index concurrently if not exists consents_user_id_idx on public.consents (user_id);
