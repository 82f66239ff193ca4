-- locks: mivoix_auditor owns the log, and « concurrently » cannot change role. 200,000 entries take a quarter of a second.
-- Entries about one person in /admin/journal: without it, somebody without entries reads the whole log.
grant create on schema app to mivoix_auditor;
set local role mivoix_auditor;
create index audit_log_subject_idx on app.audit_log (subject, n);
set local role mivoix_owner;
revoke create on schema app from mivoix_auditor;
-- Requests about that person.
create index act_requests_person_id_idx on app.act_requests ((input ->> 'personId'));
