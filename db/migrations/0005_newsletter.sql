-- Addresses that asked for the newsletter. Nothing is sent to one before its owner confirmed from their own mailbox;
-- leaving deletes the row.
create table public.newsletter_subscriptions (
  id uuid constraint newsletter_subscriptions_pkey primary key default gen_random_uuid(),
  email text not null
    constraint newsletter_subscriptions_email_unique unique
    constraint newsletter_subscriptions_email_is_lower_case check (email = lower(email)),
  -- SHA-256 of the token in the latest confirmation mail.
  confirmation_token_hash bytea not null
    constraint newsletter_subscriptions_confirmation_token_unique unique,
  confirmation_expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index newsletter_subscriptions_unconfirmed_idx
  on public.newsletter_subscriptions (confirmation_expires_at) where confirmed_at is null;

alter table public.newsletter_subscriptions enable row level security;
