-- concurrently
create index concurrently if not exists offered_starts_in_time_idx
  on app.offered_starts (starts_at, practitioner_id) include (notice_minutes, sessions_a_day);
create index concurrently if not exists offered_starts_gender_in_time_idx
  on app.offered_starts (gender, starts_at, practitioner_id) include (notice_minutes, sessions_a_day);
drop index concurrently if exists app.offered_starts_starts_at_idx;
drop index concurrently if exists app.offered_starts_gender_starts_at_idx;
