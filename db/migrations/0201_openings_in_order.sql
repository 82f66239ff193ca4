-- The order of the directory, kept in one index: a page of it is read without looking at everybody.
alter table app.openings add column slug text;
update app.openings o set slug = p.slug from public.profiles p where p.id = o.practitioner_id;
delete from app.openings where slug is null;
alter table app.openings alter column slug set not null;
drop index app.openings_moment_next_at_idx;
create index openings_moment_next_at_slug_idx on app.openings (moment, next_at, slug);
