-- The second person of a couple or a family may be named when the consultation is booked; their link is made afterwards.
alter table app.room_invitations alter column token_hash drop not null;
