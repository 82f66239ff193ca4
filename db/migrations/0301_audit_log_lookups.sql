-- locks: mivoix_auditor owns the log, and « concurrently » cannot change role. 200,000 entries take a quarter of a second.
-- One day of the audit log in /admin/journal: without it, a day long ago reads every later entry.
grant create on schema app to mivoix_auditor;
set local role mivoix_auditor;
create index audit_log_occurred_at_idx on app.audit_log (occurred_at);
set local role mivoix_owner;
revoke create on schema app from mivoix_auditor;
-- Requests are looked up by the subject of an entry, which is text.
create index act_requests_id_text_idx on app.act_requests ((id::text));
