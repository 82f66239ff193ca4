-- Once a subscription is over, its saved card must not be chargeable: a job takes it away at Stripe. A trigger, so that every
-- way of ending a subscription or of deleting an account runs it.
create or replace function app.queue_cards_to_forget() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  -- A payment that was begun on the site has its own customer at Stripe; a renewal uses the customer of an earlier one.
  insert into app.cards_to_forget (payment_id)
    select p.id from public.payments p
    where p.subscription_id = old.id and p.provider = 'stripe' and not p.metadata ? 'renewal'
  on conflict do nothing;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger forget_cards_at_end before update of status on public.subscriptions
  for each row when (new.status = 'ended' and old.status <> 'ended') execute function app.queue_cards_to_forget();
create or replace trigger forget_cards_with_row before delete on public.subscriptions
  for each row execute function app.queue_cards_to_forget();
