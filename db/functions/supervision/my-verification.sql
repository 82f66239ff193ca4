-- True if a student may upload a proof now: until one is accepted, then again from the July in which the next academic
-- year's proof counts.
create or replace function app.may_hand_in_proof(person uuid) returns boolean language sql stable
  security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p
    where p.id = person and p.user_type = 'student' and (
      p.validated_at is null or p.status_valid_until is null
      or app.today() >= make_date(extract(year from p.status_valid_until)::int, 7, 1)
    )
  )
$$;
grant execute on function app.may_hand_in_proof(uuid) to authenticated;

-- State of a student's own verification: the latest decision with its reason, unless a newer proof is waiting.
-- reads: authenticated
create or replace view public.my_verification with (security_barrier = true) as
select p.id as student_id, app.may_hand_in_proof(p.id) as may_hand_in,
  proof.handed_in_at, review.decision as open_decision, review.reason
from public.profiles p
cross join lateral (
  select max(o.created_at) as handed_in_at from storage.objects o where o.bucket_id = 'proofs' and o.owner = p.id
) as proof
left join lateral (
  select r.decision, r.reason, r.reviewed_at from app.proof_reviews r
  where r.student_id = p.id and r.undone_at is null order by r.reviewed_at desc limit 1
) as review on proof.handed_in_at is null or proof.handed_in_at <= review.reviewed_at
where p.id = (select auth.uid()) and p.user_type = 'student';

comment on view public.my_verification is 'nullable: handed_in_at, open_decision, reason
open_decision: accepted | complement | refused';
