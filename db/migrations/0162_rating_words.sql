-- The words of a rating go through the supervisor, and so does the reply.
alter table public.consultation_ratings
  -- What a practitioner may see of a rating leads to no appointment.
  add column id uuid not null default gen_random_uuid() constraint consultation_ratings_id_unique unique,
  add column comment_state text
    constraint consultation_ratings_comment_state_known check (comment_state in ('waiting', 'passed_on', 'withheld')),
  add column withheld_reason text
    constraint consultation_ratings_withheld_reason_length check (char_length(withheld_reason) between 1 and 500),
  add column moderated_by uuid constraint consultation_ratings_moderated_by_fkey references auth.users on delete set null,
  add column moderated_at timestamptz;

update public.consultation_ratings set
  comment_state = case when comment_shared then 'passed_on' else 'withheld' end,
  withheld_reason = case when not comment_shared then 'Vous n’aviez pas choisi de transmettre ce mot.' end,
  moderated_at = rated_at
where comment is not null;

drop view if exists public.my_ratings;
alter table public.consultation_ratings
  drop column comment_shared,
  add constraint consultation_ratings_comment_has_a_state check ((comment is null) = (comment_state is null)),
  add constraint consultation_ratings_withheld_with_a_reason
    check ((comment_state is not distinct from 'withheld') = (withheld_reason is not null));
create index consultation_ratings_moderated_by_idx on public.consultation_ratings (moderated_by);
create index consultation_ratings_waiting_idx on public.consultation_ratings (rated_at) where comment_state = 'waiting';

create table public.rating_replies (
  rating_id uuid constraint rating_replies_pkey primary key
    constraint rating_replies_rating_fkey references public.consultation_ratings (id) on delete cascade,
  author_id uuid not null constraint rating_replies_author_fkey references auth.users on delete cascade,
  body text not null constraint rating_replies_body_length check (char_length(body) between 1 and 500),
  state text not null default 'waiting'
    constraint rating_replies_state_known check (state in ('waiting', 'passed_on', 'withheld')),
  withheld_reason text constraint rating_replies_withheld_reason_length check (char_length(withheld_reason) between 1 and 500),
  replied_at timestamptz not null,
  moderated_by uuid constraint rating_replies_moderated_by_fkey references auth.users on delete set null,
  moderated_at timestamptz,
  constraint rating_replies_withheld_with_a_reason check ((state = 'withheld') = (withheld_reason is not null))
);
create index rating_replies_author_id_idx on public.rating_replies (author_id);
create index rating_replies_moderated_by_idx on public.rating_replies (moderated_by);
create index rating_replies_waiting_idx on public.rating_replies (replied_at) where state = 'waiting';
alter table public.rating_replies enable row level security;
