-- Stars may change while the comment waits to be read: its seven days go on, and alerts hear of the new stars.
alter table public.consultation_ratings add column stars_changed_at timestamptz;
