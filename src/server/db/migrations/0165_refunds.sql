-- A payment that is given back, whole: once, whatever runs at the same time. Its payment service knows the refund by the number of the payment.
create table refund (
  payment_number text primary key references payment (number),
  member_id integer not null references member (id),
  -- credited: the balance got the money, at once or after the payment service refused
  state text not null check (state in ('pending', 'done', 'credited')),
  attempts integer not null,
  -- when the payment service was asked for the last time
  tried_at timestamptz,
  -- the number that the payment service gave it
  service_ref text,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint refund_end check ((state = 'pending') = (ended_at is null))
);
create index refund_pending on refund (created_at) where state = 'pending';
create index refund_member on refund (member_id);

-- refunded: the money came when there was nothing left to settle, so it goes back to the payer
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (state in ('started', 'paid', 'credited', 'refunded', 'declined'));

-- Until now the balance got everything that was given back.
insert into refund (payment_number, member_id, state, attempts, created_at, ended_at)
  select number, member_id, 'credited', 0, coalesce(refunded_at, ended_at), coalesce(refunded_at, ended_at) from payment
  where amount > 0 and (refunded_at is not null or state = 'credited' and order_no is not null);
update payment set state = 'refunded' where state = 'credited' and order_no is not null;
alter table payment drop column refunded_at;

-- What the sandbox does with a refund of the payment, chosen by the payer.
alter table sandbox_payment add column refund text check (refund in ('done', 'pending', 'refused'));
