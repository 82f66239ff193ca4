-- True if the person has premium access: used by every policy and view of a premium feature, and by the server. The
-- rule that sets access_until is domain/premium/subscription-state.ts. A minor who may not pay has none.
create or replace function app.has_premium(person uuid, at timestamptz default now()) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.subscriptions
    where user_id = person and status in ('active', 'past_due') and access_until > at
  ) and not app.consent_is_missing(person, 'premium', at)
$$;

grant execute on function app.has_premium(uuid, timestamptz) to authenticated;
