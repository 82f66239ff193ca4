-- What patients said of a practitioner's consultations: stars, and the comment where they share it. Neither name nor day.
create or replace view public.my_ratings with (security_barrier = true) as
select r.appointment_id, r.stars, case when r.comment_shared then r.comment end as comment
from public.consultation_ratings r
where r.practitioner_id = (select auth.uid());

comment on view public.my_ratings is 'nullable: comment';
