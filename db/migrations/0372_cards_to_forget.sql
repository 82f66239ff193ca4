-- Saved cards of subscriptions that are over: a job takes them away at Stripe, and deletes the row.
create table app.cards_to_forget (
  -- No foreign key: it would lock the payment, which a report of Stripe locks before the subscription.
  payment_id uuid constraint cards_to_forget_pkey primary key
);
alter table app.cards_to_forget enable row level security;

-- Subscriptions that were over before.
insert into app.cards_to_forget (payment_id)
select p.id from public.payments p left join public.subscriptions s on s.id = p.subscription_id
where p.provider = 'stripe' and p.payment_type = 'subscription' and not p.metadata ? 'renewal'
  and (s.id is null or s.status = 'ended');
