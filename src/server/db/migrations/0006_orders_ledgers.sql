-- Balances and points of a member. They are never written directly: the triggers below book every entry on them.
create table account (
  member_id integer primary key references member (id) on delete cascade,
  yuan bigint not null default 0 constraint account_yuan check (yuan >= 0),
  dollars bigint not null default 0 constraint account_dollars check (dollars >= 0),
  points bigint not null default 0 constraint account_points check (points >= 0),
  -- argon2id; null until the member sets one
  pay_password_hash text
);
insert into account (member_id) select id from member;

create function open_account() returns trigger language plpgsql as $$
begin
  insert into account (member_id) values (new.id);
  return null;
end
$$;
create trigger member_account after insert on member for each row execute function open_account();

-- The money ledger. budget 0 is income, 1 expense; account_type 1 yuan, 2 dollars; amount in cents of its currency.
create table account_entry (
  id bigint primary key generated always as identity,
  member_id integer not null references account (member_id) on delete cascade,
  account_type smallint not null check (account_type in (1, 2)),
  amount bigint not null check (amount > 0),
  budget smallint not null check (budget in (0, 1)),
  deal_type smallint not null check (deal_type between 1 and 5),
  object_id text not null,
  created_at timestamptz not null
);
create index account_entry_member on account_entry (member_id, id desc);

-- The points ledger. flow_type 1 sample, 2 deduction, 3 closed order, 4 completed order.
create table points_entry (
  id bigint primary key generated always as identity,
  member_id integer not null references account (member_id) on delete cascade,
  flow_num bigint not null check (flow_num > 0),
  budget smallint not null check (budget in (0, 1)),
  flow_type smallint not null check (flow_type between 1 and 4),
  object_id text not null,
  created_at timestamptz not null
);
create index points_entry_member on points_entry (member_id, id desc);

create function book_account_entry() returns trigger language plpgsql as $$
declare
  change bigint := case when new.budget = 0 then new.amount else -new.amount end;
begin
  perform set_config('shop.booking', 'on', true);
  update account set
    yuan = yuan + case when new.account_type = 1 then change else 0 end,
    dollars = dollars + case when new.account_type = 2 then change else 0 end
    where member_id = new.member_id;
  perform set_config('shop.booking', 'off', true);
  return null;
end
$$;
create trigger account_entry_booked after insert on account_entry for each row execute function book_account_entry();

create function book_points_entry() returns trigger language plpgsql as $$
begin
  perform set_config('shop.booking', 'on', true);
  update account set points = points + case when new.budget = 0 then new.flow_num else -new.flow_num end
    where member_id = new.member_id;
  perform set_config('shop.booking', 'off', true);
  return null;
end
$$;
create trigger points_entry_booked after insert on points_entry for each row execute function book_points_entry();

create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  if current_setting('shop.booking', true) is distinct from 'on' then
    raise exception 'a balance changes by an entry of its ledger only';
  end if;
  return new;
end
$$;
create trigger account_by_entries_only before update on account for each row
  when ((old.yuan, old.dollars, old.points) is distinct from (new.yuan, new.dollars, new.points))
  execute function refuse_balance_change();

create function refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if (new.yuan, new.dollars, new.points) is distinct from (0::bigint, 0::bigint, 0::bigint) then
    raise exception 'an account opens empty';
  end if;
  return new;
end
$$;
create trigger account_opens_empty before insert on account for each row execute function refuse_opening_balance();

create function refuse_entry_change() returns trigger language plpgsql as $$
begin
  -- Entries go only with their whole account.
  if tg_op = 'DELETE' and not exists (select from account where member_id = old.member_id) then
    return old;
  end if;
  raise exception 'an entry of a ledger is never changed or deleted';
end
$$;
create trigger account_entry_kept before update or delete on account_entry for each row execute function refuse_entry_change();
create trigger points_entry_kept before update or delete on points_entry for each row execute function refuse_entry_change();

-- Every account whose balance is not the sum of its entries; always empty.
create view ledger_difference as
  select a.member_id, a.yuan, a.dollars, a.points, m.yuan as yuan_entries, m.dollars as dollars_entries, p.points as points_entries
  from account a
  cross join lateral (
    select
      coalesce(sum(case when e.account_type = 1 then case when e.budget = 0 then e.amount else -e.amount end end), 0) as yuan,
      coalesce(sum(case when e.account_type = 2 then case when e.budget = 0 then e.amount else -e.amount end end), 0) as dollars
    from account_entry e where e.member_id = a.member_id
  ) m
  cross join lateral (
    select coalesce(sum(case when e.budget = 0 then e.flow_num else -e.flow_num end), 0) as points
    from points_entry e where e.member_id = a.member_id
  ) p
  where (a.yuan, a.dollars, a.points) is distinct from (m.yuan, m.dollars, p.points);

create sequence order_number;
create sequence payment_number;

create table standard_order (
  order_no text primary key check (order_no ~ '^P[0-9]+$'),
  member_id integer not null references member (id),
  -- proOrderState and assFlag of the documents
  state smallint not null default 1 check (state between 1 and 5),
  ass_flag smallint not null default 0 check (ass_flag between 0 and 5),
  invoice_flag smallint not null default 0 check (invoice_flag in (0, 1)),
  discount_type smallint not null check (discount_type in (1, 2, 3)),
  -- US cents: the sum of the lines, what was taken off, and what is paid
  goods_money bigint not null check (goods_money >= 0),
  discount_money bigint not null check (discount_money >= 0),
  us_money bigint not null check (us_money >= 0),
  -- yuan cents, at the rate of the moment of the order
  zh_money bigint not null check (zh_money >= 0),
  rate_micros bigint not null check (rate_micros > 0),
  points_spent bigint not null default 0 check (points_spent >= 0),
  receiving_user text not null,
  receiving_address text not null,
  receiving_phone text not null,
  logistics_name text,
  logistics_num text,
  system_contract text,
  user_contract text,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint standard_order_sum check (us_money = goods_money - discount_money),
  constraint standard_order_paid check (state not in (2, 3, 4) or paid_at is not null)
);
create index standard_order_member on standard_order (member_id, created_at desc, order_no desc);

create table order_line (
  order_no text not null references standard_order (order_no) on delete cascade,
  position smallint not null check (position >= 1),
  product_id integer not null references product (id),
  product_num text not null,
  product_name_zh text not null,
  product_name_en text not null,
  product_describe_zh text not null,
  product_describe_en text not null,
  product_img text not null,
  -- millionths of a US dollar for one piece, after the tier of the quantity
  unit_price bigint not null check (unit_price >= 0),
  num integer not null check (num between 1 and 99999),
  line_money bigint not null check (line_money >= 0),
  primary key (order_no, position),
  constraint order_line_product unique (order_no, product_id)
);

create table customised_order (
  order_no text primary key check (order_no ~ '^C[0-9]+$'),
  member_id integer not null references member (id),
  state smallint not null default 0 check (state between 0 and 10),
  ass_flag smallint not null default 0 check (ass_flag between 0 and 5),
  send smallint not null default 0 check (send in (0, 1)),
  rate_micros bigint not null check (rate_micros > 0),
  created_at timestamptz not null
);
create index customised_order_member on customised_order (member_id, created_at desc, order_no desc);

create table instalment (
  id integer primary key generated always as identity,
  order_no text not null references customised_order (order_no) on delete cascade,
  position smallint not null check (position >= 1),
  us_money bigint not null check (us_money > 0),
  zh_money bigint not null check (zh_money > 0),
  -- headAmount of the documents: 1 is settled together with the others that have it
  head_amount smallint not null default 0 check (head_amount in (0, 1)),
  paid_by text,
  constraint instalment_position unique (order_no, position)
);

-- What somebody set out to pay, and how it ended.
create table payment (
  number text primary key check (number ~ '^Z[0-9]+$'),
  member_id integer not null references member (id),
  -- an order, or a top-up that has none
  order_no text,
  pay_type smallint not null check (pay_type between 1 and 4),
  currency text not null check (currency in ('CNY', 'USD')),
  -- cents of the currency
  amount bigint not null check (amount >= 0),
  -- paid: it settled its order; credited: the money came and went to the balance, because there was nothing left to settle
  state text not null check (state in ('started', 'paid', 'credited', 'declined')),
  -- the number that the payment service gave it
  service_ref text,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint payment_end check ((state = 'started') = (ended_at is null)),
  constraint payment_service_ref unique (pay_type, service_ref)
);
create index payment_order on payment (order_no);
-- A standard order is paid once, whatever runs at the same time.
create unique index payment_settles_once on payment (order_no) where state = 'paid' and order_no like 'P%';
alter table instalment add constraint instalment_paid_by foreign key (paid_by) references payment (number);
