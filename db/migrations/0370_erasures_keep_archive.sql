-- Account that ended by inactivity: its consultation files stay, also when the erasure is repeated after a restore.
alter table app.erasures add column keeps_archive boolean not null default false;
