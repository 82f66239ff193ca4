-- Published comments for the practitioner, with their reply. Without name, day or stars: with few ratings, the stars
-- would identify the author. Ordered by random id.
-- reads: authenticated
create or replace view public.my_ratings with (security_barrier = true) as
select r.id, r.comment, reply.body as reply, reply.state as reply_state, reply.withheld_reason as reply_withheld_reason
from public.consultation_ratings r left join public.rating_replies reply on reply.rating_id = r.id
where r.practitioner_id = (select auth.uid()) and r.comment_state = 'passed_on'
  and (select app.practises(auth.uid()));

comment on view public.my_ratings is 'nullable: reply, reply_state, reply_withheld_reason
reply_state: rating_replies.state';
