-- What is publicly said of a practitioner's work, counted once a night: nobody can tell from a changed mean who rated today.
create table app.practitioner_figures (
  practitioner_id uuid constraint practitioner_figures_pkey primary key
    constraint practitioner_figures_practitioner_fkey references auth.users on delete cascade,
  sessions_held integer not null,
  -- Of the last 30 days: notes that a supervisor has signed, and the median time they waited for it.
  notes_reviewed integer not null,
  median_review_minutes integer,
  rating_count integer not null,
  rating_mean numeric(2, 1),
  counted_at timestamptz not null
);
alter table app.practitioner_figures enable row level security;
