-- State machine of a note (domain/notes/note-states.ts), enforced for every writer: the text of a submitted note cannot
-- change, and a signed note is final.
create or replace function app.keep_note_order() returns trigger language plpgsql set search_path = ''
as $$
declare
  about text[] := array['state', 'comment', 'submitted_at', 'signed_by', 'signed_by_name', 'signed_at', 'archived_at', 'updated_at'];
begin
  if old.state = 'signed' and (new.state, new.signed_by_name, new.signed_at) is distinct from
    (old.state, old.signed_by_name, old.signed_at) then
    raise exception 'note_signed' using errcode = 'PT409';
  end if;
  if old.state in ('ready', 'signed') and to_jsonb(new) - about is distinct from to_jsonb(old) - about then
    raise exception '%', case old.state when 'signed' then 'note_signed' else 'note_closed' end using errcode = 'PT409';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    -- A psychologist signs their own note without review.
    ('draft', 'signed'),
    ('draft', 'ready'), ('ready', 'signed'), ('ready', 'needs_revision'), ('needs_revision', 'ready')) then
    raise exception 'note_not_ready' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create or replace trigger keep_note_order before update on public.consultation_notes
  for each row execute function app.keep_note_order();
create or replace trigger keep_note_order before update on public.note_amendments
  for each row execute function app.keep_note_order();
