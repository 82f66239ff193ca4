-- When an administrator was told of a « Non » that the other party did not share.
alter table app.connection_reports add column passed_on_at timestamptz;
