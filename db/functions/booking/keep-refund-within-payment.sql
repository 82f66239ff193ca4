-- Rest of a payment: its amount minus refunds sent and chargebacks.
create or replace function app.left_cents(payment uuid) returns integer language sql stable security definer
  set search_path = ''
as $$
  select greatest(0, p.amount
    - greatest(p.refunded_amount, coalesce((select sum(r.amount) from app.refunds r where r.payment_id = p.id and r.sent_at is not null), 0))
    - coalesce((select sum(d.amount) from app.disputes d where d.payment_id = p.id and d.state = 'lost'), 0))::int
  from public.payments p where p.id = payment
$$;

-- Part of a payment about which no refund was decided: neither sent, nor waiting, nor withheld by a lost dispute.
create or replace function app.undecided_cents(payment uuid) returns integer language sql stable security definer
  set search_path = ''
as $$
  select greatest(0, p.amount - greatest(p.refunded_amount, ordered.sent) - ordered.waiting
    - coalesce((select sum(w.amount) from app.withheld_refunds w where w.payment_id = p.id), 0))::int
  from public.payments p cross join lateral (
    select coalesce(sum(r.amount) filter (where r.sent_at is not null), 0) as sent,
      coalesce(sum(r.amount) filter (where r.sent_at is null), 0) as waiting
    from app.refunds r where r.payment_id = p.id
  ) as ordered
  where p.id = payment
$$;

-- Refundable rest of a payment: nobody has decided to refund it, and no bank took it.
create or replace function app.refundable_cents(payment uuid) returns integer language sql stable security definer
  set search_path = ''
as $$
  select least(app.undecided_cents(payment), greatest(0, app.left_cents(payment)
    - coalesce((select sum(r.amount) from app.refunds r where r.payment_id = payment and r.sent_at is null), 0)))::int
$$;

-- Whether a refund of a payment was decided, for that reason if one is given, even if a bank made up for it.
create or replace function app.has_refund(payment uuid, because text default null) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from app.refunds r where r.payment_id = payment and r.reason = coalesce(because, r.reason))
    or exists (select from app.withheld_refunds w where w.payment_id = payment and w.reason = coalesce(because, w.reason))
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
