-- concurrently
create index concurrently if not exists refunds_returned_idx on app.refunds (returned_at)
  where returned_at is not null and paid_otherwise_at is null;
