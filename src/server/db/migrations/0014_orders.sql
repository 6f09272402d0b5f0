-- What happened to orders of all kinds: a row for every change of state, in the transaction that changed it.
-- event and done_by: OrderEvent and OrderActor of the description.
create table order_event (
  id bigint primary key generated always as identity,
  order_no text not null,
  event smallint not null check (event > 0),
  done_by smallint not null check (done_by in (1, 2, 3)),
  created_at timestamptz not null
);
create index order_event_order on order_event (order_no, id);

-- Requests for after-sales service. decision: 0 none yet, 1 accepted, 2 completed, 3 refused.
create table after_sales (
  id bigint primary key generated always as identity,
  order_no text not null,
  member_id integer not null references member (id),
  -- 1 return, 2 exchange
  service_type smallint not null check (service_type in (1, 2)),
  question text not null,
  decision smallint not null default 0 check (decision between 0 and 3),
  reply text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint after_sales_decided check ((decision = 0) = (decided_at is null))
);
create index after_sales_order on after_sales (order_no, id);
-- One request may be open per order, whatever runs at the same time.
create unique index after_sales_open on after_sales (order_no) where decision in (0, 1);

-- search_text: order number, part numbers and product names in lower case, see searchText of src/domain/orders.
alter table standard_order add column search_text text not null default '';
update standard_order o set search_text = lower(o.order_no || e'\n' || l.texts)
  from (select order_no, string_agg(product_num || e'\n' || product_name_zh || e'\n' || product_name_en, e'\n' order by position) as texts
        from order_line group by order_no) l where l.order_no = o.order_no;
create index standard_order_state on standard_order (member_id, state, created_at, order_no);
create index standard_order_after_sales on standard_order (member_id, created_at, order_no) where ass_flag > 0;
-- What closes by itself when it is not paid in time.
create index standard_order_unpaid on standard_order (created_at) where state = 1;

create table sample_order (
  id integer primary key generated always as identity,
  order_no text not null unique,
  member_id integer not null references member (id),
  -- 0 to be examined, 1 awaiting shipment, 2 awaiting receipt, 3 received, 4 rejected, 5 cancelled
  state smallint not null default 0 check (state between 0 and 5),
  points bigint not null check (points > 0),
  product_id integer not null references product (id),
  product_num text not null,
  product_name_zh text not null,
  product_name_en text not null,
  product_img text not null,
  receiving_user text not null,
  receiving_address text not null,
  receiving_phone text not null,
  logistics_name text,
  logistics_num text,
  search_text text not null,
  created_at timestamptz not null
);
create index sample_order_member on sample_order (member_id, created_at, order_no);
create index sample_order_state on sample_order (member_id, state, created_at, order_no);

alter table customised_order
  add column product_name text not null default '-',
  add column index_requirement text not null default '-',
  add column size_requirement text not null default '-',
  add column demand_quantity text not null default '-',
  add column delivery_cycle text not null default '-',
  add column quality_grade text not null default '-',
  add column weight text not null default '-',
  add column installation_mode text not null default '-',
  add column use_environment text not null default '-',
  add column other_process_requirements text not null default '-',
  add column detailed_description text not null default '-',
  add column company_name text not null default '',
  add column annex_file text,
  add column receiving_user text not null default '-',
  add column receiving_address text not null default '-',
  add column receiving_phone text not null default '-',
  add column front_contract text,
  add column back_contract text,
  add column logistics_name text,
  add column logistics_num text,
  add column search_text text not null default '';
create index customised_order_state on customised_order (member_id, state, created_at, order_no);

alter table instalment
  add column name_zh text not null default '款项',
  add column name_en text not null default 'Instalment',
  add column paid_at timestamptz;

-- When its money was given back to the balance of its currency; at most once.
alter table payment add column refunded_at timestamptz;

-- The history of orders from before this migration, as far as it is known.
insert into order_event (order_no, event, done_by, created_at)
  select order_no, 1, 1, created_at from standard_order
  union all select order_no, 1, 1, created_at from customised_order
  order by 4;
insert into order_event (order_no, event, done_by, created_at)
  select order_no, 2, 1, paid_at from standard_order where paid_at is not null order by 4;
