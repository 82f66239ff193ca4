-- Comments and replies waiting for the reader's moderation, oldest first: no patient, and no date except the deadline.
-- The subquery is the barrier: PostgreSQL takes a bare “union all” apart and tries a caller's filters on hidden rows.
-- reads: authenticated
create or replace view public.ratings_to_moderate with (security_barrier = true) as
select waiting.* from (
  select r.id, 'comment' as about, app.public_name(p.first_name, p.last_name) as practitioner_name, r.stars, r.comment,
    null::text as reply, r.rated_at + interval '7 days' as due_at
  from public.consultation_ratings r join public.profiles p on p.id = r.practitioner_id
  where r.comment_state = 'waiting' and app.moderates((select auth.uid()), r.practitioner_id, r.rated_at)
  union all
  select r.id, 'reply', app.public_name(p.first_name, p.last_name), r.stars, r.comment, reply.body,
    reply.replied_at + interval '7 days'
  from public.rating_replies reply
  join public.consultation_ratings r on r.id = reply.rating_id
  join public.profiles p on p.id = r.practitioner_id
  where reply.state = 'waiting' and app.moderates((select auth.uid()), r.practitioner_id, reply.replied_at)
) as waiting;

comment on view public.ratings_to_moderate is 'nullable: reply
about: comment | reply';
