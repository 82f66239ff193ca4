-- The practitioner stopped practising while the room was open: it ended at once, and was refunded in full.
alter table app.rooms add column interrupted_at timestamptz;
