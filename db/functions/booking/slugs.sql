-- Slug of a name: « Inès L. » is `ines-l`, « N’Golo K. » is `ngolo-k`. Accents and apostrophes are removed; `profil`
-- when no Latin letter is left.
create or replace function app.slug_of(first_name text, last_name text) returns text language sql immutable parallel safe
  set search_path = ''
as $$
  with plain as (
    -- Lower-cased last, when only ASCII is left: the case of other letters depends on the locale of the database.
    select place, btrim(regexp_replace(regexp_replace(lower(
      replace(replace(replace(replace(replace(replace(replace(
        translate(normalize(word, NFKD), 'łŁøØđĐðÐıħĦ', 'lLoOdDdDihH'),
        'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th')),
      '[^a-z0-9 -]', '', 'g'), '[ -]+', '-', 'g'), '-') as word
    from unnest(array[first_name, last_name]) with ordinality as said (word, place)
  )
  select string_agg(
    case place when 1 then coalesce(nullif(rtrim(left(word, 100), '-'), ''), 'profil') else nullif(left(word, 1), '') end, '-' order by place)
  from plain
$$;

-- Reserves a slug never used before. The primary key of app.slugs serialises concurrent requests.
create or replace function app.take_slug(first_name text, last_name text) returns text language plpgsql
  security definer set search_path = ''
as $$
declare
  base constant text := app.slug_of(first_name, last_name);
  slug text := base;
  nth integer := 1;
begin
  loop
    insert into app.slugs values (slug) on conflict do nothing;
    if found then
      return slug;
    end if;
    nth := nth + 1;
    slug := base || '-' || nth;
  end loop;
end
$$;

create or replace function app.give_slug() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  new.slug := app.take_slug(new.first_name, new.last_name);
  return new;
end
$$;

create or replace trigger give_slug before insert or update of user_type, validated_at, verified_at on public.profiles
  for each row when (
    new.slug is null
    and ((new.user_type = 'student' and new.validated_at is not null)
      or (new.user_type = 'therapist' and new.verified_at is not null))
  )
  execute function app.give_slug();

-- Backfill for practitioners validated before slugs existed.
update public.profiles p set slug = app.take_slug(p.first_name, p.last_name)
where p.slug is null
  and ((p.user_type = 'student' and p.validated_at is not null) or (p.user_type = 'therapist' and p.verified_at is not null));
