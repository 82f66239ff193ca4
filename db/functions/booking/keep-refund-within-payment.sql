-- Rest of a payment: its amount minus refunds sent and chargebacks.
create or replace function app.left_cents(payment uuid) returns integer language sql stable security definer
  set search_path = ''
as $$
  select greatest(0, p.amount
    - greatest(p.refunded_amount, coalesce((select sum(r.amount) from app.refunds r where r.payment_id = p.id and r.sent_at is not null), 0))
    - coalesce((select sum(d.amount) from app.disputes d where d.payment_id = p.id and d.state = 'lost'), 0))::int
  from public.payments p where p.id = payment
$$;

-- Refundable rest of a payment: its rest minus pending refunds.
create or replace function app.refundable_cents(payment uuid) returns integer language sql stable security definer
  set search_path = ''
as $$
  select greatest(0, app.left_cents(payment)
    - coalesce((select sum(r.amount) from app.refunds r where r.payment_id = payment and r.sent_at is null), 0))::int
$$;

-- Prevents refunding more than was paid, also with concurrent refunds: the payment's row is the mutex.
create or replace function app.keep_refund_within_payment() returns trigger language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.payments p where p.id = new.payment_id for update;
  if new.amount > app.refundable_cents(new.payment_id) then
    raise exception 'refund_exceeds_payment' using errcode = 'PT409';
  end if;
  return new;
end
$$;
create or replace trigger keep_refund_within_payment before insert on app.refunds
  for each row execute function app.keep_refund_within_payment();
