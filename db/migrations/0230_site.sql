-- What those who run the service may close for a while. The first four are on when open; maintenance is on while it lasts.
create table app.site_switches (
  name text constraint site_switches_pkey primary key
    constraint site_switches_name_known check (name in ('sign_ups', 'bookings', 'payments', 'model', 'maintenance')),
  is_on boolean not null,
  -- A maintenance ends by itself, so that nobody can forget to open the site again.
  until timestamptz,
  changed_at timestamptz,
  changed_by uuid constraint site_switches_changed_by_fkey references auth.users on delete set null,
  constraint site_switches_maintenance_ends check ((name = 'maintenance' and is_on) = (until is not null))
);
create index site_switches_changed_by_idx on app.site_switches (changed_by);
insert into app.site_switches (name, is_on)
values ('sign_ups', true), ('bookings', true), ('payments', true), ('model', true), ('maintenance', false);

-- A sentence on top of every page, from one instant to another.
create table app.announcements (
  id uuid constraint announcements_pkey primary key default gen_random_uuid(),
  body text not null constraint announcements_body_length check (char_length(body) between 1 and 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  published_at timestamptz not null,
  published_by uuid constraint announcements_published_by_fkey references auth.users on delete set null,
  constraint announcements_end_after_start check (ends_at > starts_at)
);
create index announcements_ends_at_idx on app.announcements (ends_at);
create index announcements_published_by_idx on app.announcements (published_by);

alter table app.site_switches enable row level security;
alter table app.announcements enable row level security;
