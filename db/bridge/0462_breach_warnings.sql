-- Hours that were left to tell the authority of a breach when the administrators were last warned by mail.
alter table app.incidents add column warned_hours_left smallint;
