-- Withdrawals. The money is booked off the balance with the row that asks for it, and back when the shop rejects it.
create sequence withdrawal_number;
create table withdrawal (
  id bigint primary key generated always as identity,
  cash_no text not null unique check (cash_no ~ '^W[0-9]+$'),
  member_id integer not null references account (member_id) on delete cascade,
  -- 1 Alipay from the yuan account, 2 PayPal from the dollar account
  cash_type smallint not null check (cash_type in (1, 2)),
  -- cents of the currency of that account
  amount bigint not null check (amount > 0),
  cash_account text not null,
  -- 1 pending, 2 passed, 3 rejected
  state smallint not null default 1 check (state between 1 and 3),
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint withdrawal_decided check ((state = 1) = (decided_at is null)),
  constraint withdrawal_reason check (reason is null or state = 3)
);
create index withdrawal_member on withdrawal (member_id, created_at desc, id desc);
-- What the shop has to decide.
create index withdrawal_pending on withdrawal (created_at) where state = 1;

-- Both flows are listed by time, which is not always the order of their ids.
create index account_entry_time on account_entry (member_id, created_at desc, id desc);
drop index account_entry_member;
create index points_entry_time on points_entry (member_id, created_at desc, id desc);
drop index points_entry_member;
