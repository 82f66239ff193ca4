-- Fields that an administrator checked against a proof or a title cannot be changed, because patients rely on them. A
-- change needs a new proof and is made by the service role.
create or replace function app.keep_verified_fields() returns trigger language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    raise exception 'verified_field_locked' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create or replace trigger keep_verified_fields before update of first_name, last_name, university, study_year on public.profiles
  for each row when (
    ((old.user_type = 'student' and old.validated_at is not null)
      or (old.user_type = 'therapist' and old.verified_at is not null))
    and (old.first_name, old.last_name, old.university, old.study_year)
      is distinct from (new.first_name, new.last_name, new.university, new.study_year)
  )
  execute function app.keep_verified_fields();
