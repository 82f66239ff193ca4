-- A request of a sole administrator is carried out after a day only if there was nobody else when it was made: the team is
-- told then, and only then.
alter table app.act_requests add column was_sole boolean not null default false;
