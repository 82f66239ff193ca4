-- concurrently
create index concurrently if not exists consultation_ratings_stars_changed_at_idx
  on public.consultation_ratings (stars_changed_at) where stars_changed_at is not null;
