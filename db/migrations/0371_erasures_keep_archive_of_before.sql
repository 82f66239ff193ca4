-- Whoever asked for the erasure has no archive left: an account that is gone and has one ended by inactivity.
-- locks: few rows, which nothing else changes.
update app.erasures e set keeps_archive = true
from (select distinct patient_id from app.health_archive) kept
where e.subject_hash = sha256(convert_to(kept.patient_id::text, 'UTF8'));
