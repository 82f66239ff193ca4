-- The words that were passed on to a practitioner, with their reply. Neither name, nor day, nor stars: with few ratings, the
-- stars of one would tell whose they are. In the order of a random id.
create or replace view public.my_ratings with (security_barrier = true) as
select r.id, r.comment, reply.body as reply, reply.state as reply_state, reply.withheld_reason as reply_withheld_reason
from public.consultation_ratings r left join public.rating_replies reply on reply.rating_id = r.id
where r.practitioner_id = (select auth.uid()) and r.comment_state = 'passed_on';

comment on view public.my_ratings is 'nullable: reply, reply_state, reply_withheld_reason
reply_state: rating_replies.state';
