-- A bank may return a refund days after it was sent, for instance from a closed account: the team then pays in another way.
alter table app.refunds add column returned_at timestamptz, add column paid_otherwise_at timestamptz;
