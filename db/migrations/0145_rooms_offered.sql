-- « Offrir cette séance » pressed during the call: the refund leaves when the consultation is judged.
alter table app.rooms add column offered_at timestamptz;
